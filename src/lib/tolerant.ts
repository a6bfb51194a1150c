import * as v from 'valibot'

/*
 * Lenient parsing of responses (decisions 27). The schema's input stays strict, so that the mock backend
 * keeps the contract; at run time an optional field never fails the whole response.
 */

type Schema = v.GenericSchema

const made = new Map<unknown, Map<unknown, unknown>>()

/** Plain schemas without pipes and messages are interchangeable. */
const isPlain = (schema: Schema): boolean =>
  /^(string|number|boolean)$/.test(schema.type) &&
  !('pipe' in schema) &&
  !('message' in schema && schema.message)

/** Equal fields share one schema: one for each of some five hundred costs 0.3 MB per tab. */
function shared<Made>(schema: Schema, how: unknown, make: () => Made): Made {
  const what = isPlain(schema) ? schema.type : schema
  const known = made.get(what) ?? new Map<unknown, unknown>()
  made.set(what, known)
  if (!known.has(how)) known.set(how, make())
  return known.get(how) as Made // the entry under `how` was made from the same schema in the same way
}

const LIST = Symbol('list')
const NO_ENTRIES = Symbol('no entries')

/** Missing, null and invalid values become null. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = <S extends Schema>(schema: S) =>
  shared(schema, null, () => v.fallback(v.nullish(schema, null), null))

/** Missing, null and invalid values become the given value. */
/* @__NO_SIDE_EFFECTS__ */
export const orElse = <S extends Schema>(schema: S, value: v.InferInput<S> & v.InferOutput<S>) =>
  shared(schema, Array.isArray(value) && value.length === 0 ? NO_ENTRIES : value, () =>
    v.fallback(
      v.nullish(schema, () => value),
      () => value,
    ),
  )

/** A list without its invalid entries. */
/* @__NO_SIDE_EFFECTS__ */
export const readableOf = <S extends Schema>(schema: S) =>
  shared(schema, LIST, () =>
    v.pipe(
      v.array(v.fallback(v.nullable(schema), null)),
      v.transform((entries) => entries.filter((entry): entry is v.InferOutput<S> => entry !== null)),
    ),
  )

/** An ignored response, of any shape or empty. */
export const Nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
)
