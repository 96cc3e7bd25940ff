// Arguments that are all numbers, `--name N`: for scripts that run something so and so often.

/**
 * The numbers that were given, the others as in `defaults`; or what is wrong with them. `max`: the largest
 * that is taken, `digits`: how many digits at most.
 */
export const readNumbers = (args, defaults, { digits, max = Infinity }) => {
  const whole = new RegExp(`^\\d{1,${digits}}$`);
  const wanted = `a whole number${max === Infinity ? '' : ` up to ${max}`}`;
  const wish = { ...defaults };
  const given = new Set();
  for (let i = 0; i < args.length; i += 2) {
    const name = args[i].startsWith('--') ? args[i].slice(2) : '';
    if (!Object.hasOwn(defaults, name)) return { problem: `unknown argument: ${args[i]}` };
    if (given.has(name)) return { problem: `--${name} is given twice` };
    given.add(name);
    const text = args[i + 1];
    if (text === undefined) return { problem: `--${name} needs a number` };
    if (!whole.test(text) || Number(text) > max)
      return { problem: `--${name} needs ${wanted}, not ${text}` };
    wish[name] = Number(text);
  }
  return { wish };
};
