/**
 * Returns the selection after a press; with an anchor, the whole range takes the pressed item's new state.
 */
export function toggleSelection(
  selected: ReadonlySet<string>,
  order: readonly string[],
  pressed: string,
  anchor: string | undefined,
): ReadonlySet<string> {
  const isOn = !selected.has(pressed)
  const [from, to] = [anchor === undefined ? -1 : order.indexOf(anchor), order.indexOf(pressed)]
  const range = from === -1 || to === -1 ? [pressed] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
  const after = new Set(selected)
  for (const id of range) {
    if (isOn) after.add(id)
    else after.delete(id)
  }
  return after
}
