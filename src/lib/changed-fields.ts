export const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The fields that differ from `before`, compared as JSON. A request with these alone leaves what a colleague has
 * changed in the others.
 */
export function changedFields<Fields extends object>(
  before: Readonly<Record<keyof Fields, unknown>>,
  after: Fields,
): Partial<Fields> {
  const isChanged = ([name, value]: [string, unknown]) => !isSameValue(value, before[name as keyof Fields])
  return Object.fromEntries(Object.entries(after).filter(isChanged)) as Partial<Fields> // the same keys, without some
}
