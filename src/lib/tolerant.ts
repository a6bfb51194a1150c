import * as v from 'valibot'

/*
 * Reading answers tolerantly (decision 27). The schema's input stays strict, so that the mock backend is held to
 * the contract; at run time a field the screen can do without never fails the whole answer.
 */

type Schema = v.GenericSchema

/** Absent, null and unreadable all become null. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = <S extends Schema>(schema: S) => v.fallback(v.nullish(schema, null), null)

/** Absent, null and unreadable all become the given value. */
/* @__NO_SIDE_EFFECTS__ */
export const orElse = <S extends Schema>(schema: S, value: v.InferInput<S> & v.InferOutput<S>) =>
  v.fallback(
    v.nullish(schema, () => value),
    () => value,
  )

/** A list of which the entries that cannot be read are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export const readableOf = <S extends Schema>(schema: S) =>
  v.pipe(
    v.array(v.fallback(v.nullable(schema), null)),
    v.transform((entries) => entries.filter((entry): entry is v.InferOutput<S> => entry !== null)),
  )

/** An answer of which nothing is read: of any shape, or empty. */
export const Nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
)
