/** The order after moving ids before another one, or to the end without `before`. */
export function moveBefore(ids: readonly string[], moved: readonly string[], before?: string): string[] {
  const rest = ids.filter((id) => !moved.includes(id))
  const at = before === undefined ? rest.length : rest.indexOf(before)
  return at === -1 ? [...ids] : rest.toSpliced(at, 0, ...ids.filter((id) => moved.includes(id)))
}

/** The order after moving one item a step towards the start (-1) or the end (1). */
export function moveItem(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const at = ids.indexOf(id)
  return moveBefore(ids, [id], ids[by === 1 ? at + 2 : at - 1])
}
