import { useState } from 'react'

/** The selected rows of a list. `anchor`: where a range starts. */
export interface ChannelSelection {
  ids: ReadonlySet<string>
  anchor: string | undefined
}

export const NOTHING_SELECTED: ChannelSelection = { ids: new Set(), anchor: undefined }

/** Adds or removes one row; the next range starts there. */
export function toggled({ ids }: ChannelSelection, id: string): ChannelSelection {
  const after = new Set(ids)
  if (!after.delete(id)) after.add(id)
  return { ids: after, anchor: id }
}

/** Adds the range from the anchor to this row. */
export function extended(
  selection: ChannelSelection,
  id: string,
  order: readonly string[],
): ChannelSelection {
  const from = order.indexOf(selection.anchor ?? id)
  const to = order.indexOf(id)
  if (from === -1 || to === -1) return toggled(selection, id)
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor ?? id }
}

/** State of the selection; off outside selection mode. */
export function useChannelSelection() {
  const [selection, setSelection] = useState<ChannelSelection>()
  return { selection, setSelection, isOn: selection !== undefined }
}

/** Selection within rows in this order, which is frozen in selection mode. */
export function selectionIn(
  order: readonly string[],
  { selection, setSelection }: ReturnType<typeof useChannelSelection>,
) {
  const change = (next: (before: ChannelSelection) => ChannelSelection) =>
    setSelection((before) => next(before ?? NOTHING_SELECTED))
  return {
    isOn: selection !== undefined,
    ids: selection?.ids ?? NOTHING_SELECTED.ids,
    begin: () => change((before) => before),
    end: () => setSelection(undefined),
    toggle: (id: string) => change((before) => toggled(before, id)),
    /** Adds the range from the anchor to this row. */
    extend: (id: string, from?: string) =>
      change((before) => extended({ ...before, anchor: before.anchor ?? from }, id, order)),
    selectAll: () => change(({ anchor }) => ({ ids: new Set(order), anchor })),
  }
}
export interface SelectionControl extends ReturnType<typeof selectionIn> {}
