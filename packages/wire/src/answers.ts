// Reads answers across releases: a page skips fields that it does not know, and older pages are sent
// only the fields that they know.

import * as v from 'valibot';

/** The request header of pages that skip fields they do not know. Pages without it refuse them. */
export const SKIPS_UNKNOWN = 'X-Skips-Unknown';

const LATER = { isAddedLater: true };

/**
 * A field that an answer did not have in an earlier release. A page reads `missing` where an older server
 * leaves the field out.
 */
export const addedLater = <
  const Schema extends v.GenericSchema,
  const Missing extends v.InferInput<Schema> | undefined,
>(
  schema: Schema,
  missing: Missing,
) => v.optional(v.pipe(schema, v.metadata(LATER)), missing);

const isLater = (field: v.GenericSchema): boolean =>
  'wrapped' in field && v.getMetadata(field.wrapped as v.GenericSchema)['isAddedLater'] === true;

/** The parts of a schema, by the library's names. */
interface Inside {
  readonly type: string;
  readonly pipe?: readonly [v.GenericSchema, ...v.GenericPipeAction[]];
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
  readonly item: v.GenericSchema;
  readonly wrapped: v.GenericSchema;
  readonly default: undefined;
  readonly key: never;
  readonly value: v.GenericSchema;
  readonly options: readonly v.GenericSchema[];
}

type Keeps = (field: v.GenericSchema) => boolean;

/** The same schema, with objects that drop unknown fields and those that `keeps` refuses. */
function loosened(schema: v.GenericSchema, keeps: Keeps): v.GenericSchema {
  const { type, pipe, ...inside } = schema as unknown as Inside;
  const inner = (one: v.GenericSchema): v.GenericSchema => loosened(one, keeps);
  if (pipe !== undefined) {
    const [root, ...actions] = pipe;
    return v.pipe(inner(root), ...(actions as []));
  }
  switch (type) {
    case 'strict_object': {
      const fields = Object.entries(inside.entries).filter(([, field]) => keeps(field));
      return v.object(Object.fromEntries(fields.map(([name, field]) => [name, inner(field)])));
    }
    case 'array':
      return v.array(inner(inside.item));
    case 'optional':
      return v.optional(inner(inside.wrapped), inside.default);
    case 'nullable':
      return v.nullable(inner(inside.wrapped), inside.default);
    case 'record':
      return v.record(inside.key, inner(inside.value));
    case 'variant':
      return v.variant(inside.key, inside.options.map(inner) as never);
    case 'union':
      return v.union(inside.options.map(inner));
    default:
      return schema;
  }
}

/** The schema as pages read it. */
export const tolerant = (schema: v.GenericSchema): v.GenericSchema => loosened(schema, () => true);

/** The schema without the fields that were added later, or undefined where there is none. */
export function withoutLater(schema: v.GenericSchema): v.GenericSchema | undefined {
  const later: v.GenericSchema[] = [];
  const earlier = loosened(schema, (field) => {
    if (!isLater(field)) return true;
    later.push(field);
    return false;
  });
  return later.length > 0 ? earlier : undefined;
}

/** An answer without the fields that this page does not know; undefined where it lacks one that it needs. */
export function readAnswer<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  data: unknown,
): Answer | undefined {
  const read = v.safeParse(tolerant(schema), data, { abortEarly: true });
  return read.success ? (read.output as Answer) : undefined;
}
