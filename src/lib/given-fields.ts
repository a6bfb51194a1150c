type Given<Value> = Value extends readonly (infer Item)[] ? Item[] : Exclude<Value, null | undefined>

const isGiven = (value: unknown): boolean =>
  value != null && value !== '' && !(Array.isArray(value) && value.length === 0)

/**
 * The fields of a request that have a value: without null, undefined, empty text and empty lists. `false` and 0 are
 * values; lists become mutable, as requests have them.
 */
export function givenFields<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Given<Fields[Key]> } {
  const given = Object.entries(fields).filter(([, value]) => isGiven(value))
  const copies = given.map(([key, value]) => [key, Array.isArray(value) ? [...(value as unknown[])] : value])
  return Object.fromEntries(copies) as { [Key in keyof Fields]?: Given<Fields[Key]> } // the same keys, without some
}
