/** The selected rows of a list. `anchor`: where a range starts. */
export interface Selection {
  ids: ReadonlySet<string>
  anchor: string | undefined
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: undefined }

/** Adds or removes one row; the next range starts there. */
export function toggled({ ids }: Selection, id: string): Selection {
  const after = new Set(ids)
  if (!after.delete(id)) after.add(id)
  return { ids: after, anchor: id }
}

/** Adds the range from the anchor to this row. */
export function extended(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = order.indexOf(selection.anchor ?? id)
  const to = order.indexOf(id)
  if (from === -1 || to === -1) return toggled(selection, id)
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor ?? id }
}
