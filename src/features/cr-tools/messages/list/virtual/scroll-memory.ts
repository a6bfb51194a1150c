/**
 * Scroll offsets by list: on narrow screens the thread replaces the list, which then returns to its offset.
 */
const offsets = new Map<string, number>()
const MAX_KEPT = 20

export const readOffset = (listKey: string): number => offsets.get(listKey) ?? 0

export function saveOffset(listKey: string, offset: number): void {
  offsets.delete(listKey)
  offsets.set(listKey, offset)
  const oldest = offsets.keys().next().value
  if (offsets.size > MAX_KEPT && oldest !== undefined) offsets.delete(oldest)
}
