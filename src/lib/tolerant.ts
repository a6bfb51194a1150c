import * as v from 'valibot'

/*
 * Reading answers tolerantly (decision 27). The schema's input stays strict, so that the mock backend is held to
 * the contract; at run time a field the screen can do without never fails the whole answer.
 */

type Schema = v.GenericSchema

const made = new Map<unknown, Map<unknown, unknown>>()

/** A plain text is read as any other is: nothing more is asked of it. */
const isPlain = (schema: Schema): boolean =>
  /^(string|number|boolean)$/.test(schema.type) &&
  !('pipe' in schema) &&
  !('message' in schema && schema.message)

/** Fields that are read alike share one schema: one for each of some five hundred weighs 0.3 MB in every tab. */
function shared<Made>(schema: Schema, how: unknown, make: () => Made): Made {
  const what = isPlain(schema) ? schema.type : schema
  const known = made.get(what) ?? new Map<unknown, unknown>()
  made.set(what, known)
  if (!known.has(how)) known.set(how, make())
  return known.get(how) as Made // what is kept under `how` was made of the same schema in the same way
}

const LIST = Symbol('list')
const NO_ENTRIES = Symbol('no entries')

/** Absent, null and unreadable all become null. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = <S extends Schema>(schema: S) =>
  shared(schema, null, () => v.fallback(v.nullish(schema, null), null))

/** Absent, null and unreadable all become the given value. */
/* @__NO_SIDE_EFFECTS__ */
export const orElse = <S extends Schema>(schema: S, value: v.InferInput<S> & v.InferOutput<S>) =>
  shared(schema, Array.isArray(value) && value.length === 0 ? NO_ENTRIES : value, () =>
    v.fallback(
      v.nullish(schema, () => value),
      () => value,
    ),
  )

/** A list of which the entries that cannot be read are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export const readableOf = <S extends Schema>(schema: S) =>
  shared(schema, LIST, () =>
    v.pipe(
      v.array(v.fallback(v.nullable(schema), null)),
      v.transform((entries) => entries.filter((entry): entry is v.InferOutput<S> => entry !== null)),
    ),
  )

/** An answer of which nothing is read: of any shape, or empty. */
export const Nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
)
