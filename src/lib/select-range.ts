/** The ids from `anchor` to `id` in this order, whichever comes first; `id` alone without an anchor in it. */
export function idsBetween(
  order: readonly string[],
  anchor: string | undefined,
  id: string,
): readonly string[] {
  const from = anchor === undefined ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  return from === -1 || to === -1 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** Returns the next selection from the latest one, which may not have rendered yet. */
export type SelectionChange = (selected: ReadonlySet<string>) => ReadonlySet<string>

/** The selection with these ids in it, or without them. */
export function withIds(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(selected)
  for (const id of ids)
    if (isOn) next.add(id)
    else next.delete(id)
  return next
}
