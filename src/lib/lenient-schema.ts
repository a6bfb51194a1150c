import * as v from 'valibot'

/*
 * Lenient parsing of responses (decisions 27). The schema's input stays strict, so that the mock backend
 * keeps the contract; at run time an optional field never fails the whole response.
 */

type AnySchema = v.GenericSchema

const schemaCache = new Map<unknown, Map<unknown, unknown>>()

/** Plain schemas without pipes and messages are interchangeable. */
const isPlain = (schema: AnySchema): boolean =>
  /^(string|number|boolean)$/.test(schema.type) &&
  !('pipe' in schema) &&
  !('message' in schema && schema.message)

/** Equal fields share one schema: one for each of some five hundred costs 0.3 MB per tab. */
function cachedSchema<Made>(schema: AnySchema, variant: unknown, make: () => Made): Made {
  const key = isPlain(schema) ? schema.type : schema
  const variants = schemaCache.get(key) ?? new Map<unknown, unknown>()
  schemaCache.set(key, variants)
  if (!variants.has(variant)) variants.set(variant, make())
  return variants.get(variant) as Made // made from the same schema in the same way
}

const LIST = Symbol('list')
const NO_ENTRIES = Symbol('no entries')

/** Missing, null and invalid values become null. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = <S extends AnySchema>(schema: S) =>
  cachedSchema(schema, null, () => v.fallback(v.nullish(schema, null), null))

/** Missing, null and invalid values become the given value. */
/* @__NO_SIDE_EFFECTS__ */
export const orElse = <S extends AnySchema>(schema: S, value: v.InferInput<S> & v.InferOutput<S>) =>
  cachedSchema(schema, Array.isArray(value) && value.length === 0 ? NO_ENTRIES : value, () =>
    v.fallback(
      v.nullish(schema, () => value),
      () => value,
    ),
  )

/* The usual defaults. */
export const text = orElse(v.string(), '')
export const flag = orElse(v.boolean(), false)
export const count = orElse(v.number(), 0)

/** A list without its invalid entries. */
/* @__NO_SIDE_EFFECTS__ */
export const validEntriesOf = <S extends AnySchema>(schema: S) =>
  cachedSchema(schema, LIST, () =>
    v.pipe(
      v.array(v.fallback(v.nullable(schema), null)),
      v.transform((entries) => entries.filter((entry): entry is v.InferOutput<S> => entry !== null)),
    ),
  )

/** An ignored response, of any shape or empty. */
export const IgnoredResponse = v.pipe(
  v.unknown(),
  v.transform(() => null),
)
