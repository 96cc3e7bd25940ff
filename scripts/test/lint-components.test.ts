// Rules that ask for types see planted faults in components, where they are, and nothing else.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCRIPT = path.join(ROOT, 'scripts', 'run.mjs');

/** In the repository: what components import is looked for from there. */
let house: string;
beforeEach(() => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  house = mkdtempSync(path.join(ROOT, '.cache', 'house-'));
  for (const floor of ['apps/web/src', 'packages', 'games'])
    mkdirSync(path.join(house, floor), { recursive: true });
});
afterEach(() => {
  rmSync(house, { recursive: true, force: true });
});

const write = (name: string, text: string): void => {
  writeFileSync(path.join(house, 'apps/web/src', name), text);
};

const lint = (): { readonly status: number | null; readonly text: string } => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [SCRIPT, 'lint-components', '--built', house],
    {
      encoding: 'utf8',
    },
  );
  return { status, text: stderr };
};

const COMPONENT = `<script lang="ts">
  import Child from './Child.svelte';

  const { kind }: { kind: 'a' | 'b' } = $props();
  let isOpen = $state(false);
  const label = $derived(isOpen ? 'open' : kind ? 'shut' : '');
  const save = (): Promise<void> => Promise.resolve();
  const grüße = (): void => { isOpen = 'ä€😀' === label; save(); };
  const spell = (): void => {
    switch (kind) {
      case 'a':
        isOpen = true;
    }
  };
  // oxlint-disable-next-line typescript/no-floating-promises -- meant here
  save();
  // oxlint-disable-next-line typescript/no-floating-promises -- not needed
  void save();
  // eslint-disable-next-line no-console -- not for us to judge
  console.log(label);
</script>

<button onclick={() => { save(); }} onblur={async () => { isOpen = true; }}>{label} {save()} {spell()}</button>
{#snippet part(name: string)}<b title={\`\${[name]}\`}>{name}</b>{/snippet}
{#if kind}{@render part(kind)}{/if}
<Child close={grüße} open={async () => { await save(); }} />
`;

const CHILD = `<script lang="ts">
  const { close, open }: { close: () => void; open: () => void } = $props();
</script>

<button onclick={close} onblur={open}></button>
`;

const FOUND = [
  '10:13 switch-exhaustiveness-check',
  '17:3 Unused oxlint-disable directive',
  '23:26 no-floating-promises',
  '23:53 require-await',
  '23:86 no-floating-promises',
  '23:95 no-confusing-void-expression',
  '24:43 restrict-template-expressions',
  '25:6 no-unnecessary-condition',
  '26:37 no-misused-promises',
  '6:44 no-unnecessary-condition',
  '8:58 no-floating-promises',
];

describe('typed rules for components', () => {
  test('find what is planted, in scripts and in templates', () => {
    write('Planted.svelte', COMPONENT);
    write('Child.svelte', CHILD);
    const { status, text } = lint();
    const lines = text.trim().split('\n');
    expect(status).toBe(1);
    expect(
      lines.map((line) =>
        line
          .replace('apps/web/src/Planted.svelte:', '')
          .replace(/typescript\((.*?)\).*| \(no problems.*/, '$1'),
      ),
    ).toEqual(FOUND);
  });
});
