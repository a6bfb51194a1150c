/** Where each list was left: an opened channel takes the list's place on narrow screens, and it comes back as it was. */
const offsets = new Map<string, number>()
const KEPT = 20

export const readOffset = (listKey: string): number => offsets.get(listKey) ?? 0

export function noteOffset(listKey: string, offset: number): void {
  offsets.delete(listKey)
  offsets.set(listKey, offset)
  const oldest = offsets.keys().next().value
  if (offsets.size > KEPT && oldest !== undefined) offsets.delete(oldest)
}
