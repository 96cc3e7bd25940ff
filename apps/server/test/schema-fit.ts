// Compares two JSON schemas: whether one accepts every value of the other.

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema with the definitions that it refers to. */
interface Rooted {
  readonly schema: JsonSchema;
  readonly named: Readonly<Record<string, JsonSchema>>;
}

const resolved = ({ schema, named }: Rooted): Rooted => {
  const name = /\/(\w+)$/.exec(String(schema['$ref']))?.[1];
  return name === undefined ? { schema, named } : resolved({ schema: named[name] ?? {}, named });
};

const branches = ({ schema, named }: Rooted): readonly Rooted[] | undefined =>
  ((schema['anyOf'] ?? schema['oneOf']) as readonly JsonSchema[] | undefined)?.map((one) => ({
    schema: one,
    named,
  }));

const valuesOf = ({ schema }: Rooted): readonly unknown[] | undefined =>
  'const' in schema ? [schema['const']] : (schema['enum'] as readonly unknown[] | undefined);

/** Limits of the outer schema that the inner one does not keep. */
const looserLimits = ({ schema: inner }: Rooted, { schema: outer }: Rooted): readonly string[] =>
  [
    'minimum',
    'minLength',
    'minItems',
    'maximum',
    'maxLength',
    'maxItems',
    'pattern',
    'format',
  ].filter((limit) => {
    const [own, other] = [inner[limit], outer[limit]];
    if (other === undefined) return false;
    if (typeof own !== 'number' || typeof other !== 'number') return own !== other;
    return limit.startsWith('min') ? own < other : own > other;
  });

const objectMisfit = (inner: Rooted, outer: Rooted, path: string): string | undefined => {
  const fields = (of: Rooted) => (of.schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (of: Rooted) => (of.schema['required'] ?? []) as readonly string[];
  const lacking = required(outer).find((name) => !required(inner).includes(name));
  if (lacking !== undefined) return `${path}.${lacking} may be missing`;
  for (const [name, field] of Object.entries(fields(inner))) {
    const there = fields(outer)[name] ?? outer.schema['additionalProperties'];
    if (there === false) return `${path}.${name} is unknown`;
    if (typeof there !== 'object' || there === null) continue;
    const one = { schema: field, named: inner.named };
    const misfit = misfitOf(
      one,
      { schema: there as JsonSchema, named: outer.named },
      `${path}.${name}`,
    );
    if (misfit !== undefined) return misfit;
  }
  const [rest, otherRest] = [inner.schema, outer.schema].map((one) => one['additionalProperties']);
  if (typeof otherRest !== 'object') return undefined;
  return misfitOf(
    { schema: (rest ?? {}) as JsonSchema, named: inner.named },
    { schema: otherRest as JsonSchema, named: outer.named },
    `${path}.*`,
  );
};

/** Where a value of `inner` may be refused by `outer`; undefined where none is. */
export function misfitOf(from: Rooted, to: Rooted, path = ''): string | undefined {
  const [inner, outer] = [resolved(from), resolved(to)];
  const [some, others] = [branches(inner), branches(outer)];
  if (some !== undefined) {
    for (const one of some) {
      const misfit = misfitOf(one, outer, path);
      if (misfit !== undefined) return misfit;
    }
    return undefined;
  }
  if (others !== undefined) {
    const misfits = others.map((one) => misfitOf(inner, one, path));
    return misfits.includes(undefined) ? undefined : misfits.join(', or ');
  }
  const [values, allowed] = [valuesOf(inner), valuesOf(outer)];
  if (allowed !== undefined) {
    const isKnown = values?.every((value) => allowed.includes(value)) ?? false;
    return isKnown ? undefined : `${path} may be another value`;
  }
  const [type, wanted] = [inner.schema['type'], outer.schema['type']];
  const isOfType = values?.every((value) => typeof value === wanted) ?? type === wanted;
  const isNumber = type === 'integer' && wanted === 'number';
  if (wanted !== undefined && !isOfType && !isNumber)
    return `${path} is ${JSON.stringify(type)}, not ${JSON.stringify(wanted)}`;
  const [looser] = values === undefined ? looserLimits(inner, outer) : [];
  if (looser !== undefined) return `${path} has another ${looser}`;
  if (wanted === 'object') return objectMisfit(inner, outer, path);
  if (wanted !== 'array') return undefined;
  const items = ({ schema, named }: Rooted): Rooted => ({
    schema: (schema['items'] ?? {}) as JsonSchema,
    named,
  });
  return misfitOf(items(inner), items(outer), `${path}[]`);
}
