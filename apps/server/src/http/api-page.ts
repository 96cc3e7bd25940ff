// Renders the OpenAPI document as one plain page without scripts.

import type { Json, OpenApi, Operation } from './openapi.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replace(/[&<>"]/g, (one) => ESCAPES[one]!);

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h2 { margin-top: 3rem; } h3 { margin: 2rem 0 0.25rem; font-size: 1rem; overflow-wrap: anywhere; }
  code, pre { font: 0.875rem/1.45 ui-monospace, monospace; }
  h3 code { font-size: 1rem; font-weight: 600; }
  pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; }
  p { margin: 0.25rem 0; } dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
  dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }`;

/** A schema in one line, with links to those that have a name. */
const inline = (schema: Json): string => {
  const ref = schema['$ref'];
  if (typeof ref === 'string') {
    const name = escape(ref.replace(/^.*\//, ''));
    return `<a href="#${name}">${name}</a>`;
  }
  if (schema['type'] === 'array') return `list of ${inline(schema['items'] as Json)}`;
  return `<code>${escape(JSON.stringify(schema))}</code>`;
};

const schemaIn = (part: Json): string => {
  const content = (part['content'] ?? {}) as Record<string, { readonly schema: Json }>;
  const [found] = Object.entries(content);
  if (found === undefined) return 'nothing';
  return found[0] === 'application/json' ? inline(found[1].schema) : escape(found[0]);
};

const whoMayAsk = ({ security }: Operation): string => {
  const names = security.flatMap((one) => Object.keys(one));
  if (names.length === 0) return 'anybody';
  return names.map((name) => (name === 'key' ? 'a person’s key' : 'a seat’s token')).join(' or ');
};

const operation = (address: string, method: string, plan: Operation): string => {
  const good = Object.entries(plan.responses).filter(([status]) => status.startsWith('2'));
  const refusals = Object.entries(plan.responses).filter(([status]) => !status.startsWith('2'));
  const rows: (readonly [string, string])[] = [
    ['Who', whoMayAsk(plan)],
    ...(plan.requestBody === undefined ? [] : [['Body', schemaIn(plan.requestBody)] as const]),
    ...good.map(([, one]) => ['Answer', schemaIn(one)] as const),
    [
      'Refusals',
      refusals
        .map(([status, one]) => `${status} ${escape(String(one['description']))}`)
        .join(' · '),
    ],
  ];
  return `<h3><code>${method.toUpperCase()} ${escape(address)}</code></h3>
<p>${escape(plan.summary)}</p>
<dl>${rows.map(([what, text]) => `<dt>${what}</dt><dd>${text}</dd>`).join('')}</dl>`;
};

const schemas = (all: Readonly<Record<string, Json>>): string =>
  Object.entries(all)
    .map(([name, schema]) => {
      const text = escape(JSON.stringify(schema, null, 2));
      const linked = text.replace(
        /#\/components\/schemas\/(\w+)/g,
        (_, to: string) => `<a href="#${to}">${to}</a>`,
      );
      return `<h3 id="${escape(name)}">${escape(name)}</h3><pre>${linked}</pre>`;
    })
    .join('\n');

export const apiPage = ({ info, paths, components }: OpenApi): string => {
  const operations = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, plan]) => ({ address, method, plan })),
  );
  const tags = [...new Set(operations.flatMap(({ plan }) => plan.tags))];
  const chapters = tags.map((tag) => {
    const own = operations.filter(({ plan }) => plan.tags.includes(tag));
    const parts = own.map(({ address, method, plan }) => operation(address, method, plan));
    return `<h2>${escape(tag)}</h2>\n${parts.join('\n')}`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)} ${escape(info.version)}: the interface</title>
<style>${STYLE}</style>
<h1>${escape(info.title)} ${escape(info.version)}: the interface</h1>
<p>${escape(info.description)}</p>
<p>For programs, this address answers with OpenAPI 3.1: <code>Accept: application/json</code>.</p>
${chapters.join('\n')}
<h2>Schemas</h2>
${schemas(components.schemas)}
</html>
`;
};

const quality = (accepted: string, type: string): number => {
  for (const part of accepted.toLowerCase().split(',')) {
    const [name, ...rest] = part.split(';').map((one) => one.trim());
    if (name !== type) continue;
    const q = rest.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
    return Number(q) || 0;
  }
  return 0;
};

/** A browser asks for HTML by name; a client that names nothing is a program. */
export const prefersPage = (accepted: string): boolean =>
  quality(accepted, 'text/html') > quality(accepted, 'application/json');
