/** The order after moving ids before another one, or to the end without `before`. */
export function moveBefore(ids: readonly string[], moved: readonly string[], before?: string): string[] {
  const rest = ids.filter((id) => !moved.includes(id))
  const at = before === undefined ? rest.length : rest.indexOf(before)
  return at === -1 ? [...ids] : rest.toSpliced(at, 0, ...ids.filter((id) => moved.includes(id)))
}
