import { useState } from 'react'

import { extended, NOTHING_SELECTED, type Selection, toggled } from './selection'

export interface SelectionControl {
  isOn: boolean
  ids: ReadonlySet<string>
  begin: () => void
  end: () => void
  toggle: (id: string) => void
  /** Adds the range from the anchor to this row. */
  extend: (id: string, from?: string) => void
  selectAll: () => void
}

/** State of the selection; off outside selection mode. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>()
  return { selection, setSelection, isOn: selection !== undefined }
}

/** Selection within rows in this order, which is held in selection mode. */
export function selectionIn(
  order: readonly string[],
  { selection, setSelection }: ReturnType<typeof useSelection>,
): SelectionControl {
  const change = (next: (before: Selection) => Selection) =>
    setSelection((before) => next(before ?? NOTHING_SELECTED))
  return {
    isOn: selection !== undefined,
    ids: selection?.ids ?? NOTHING_SELECTED.ids,
    begin: () => change((before) => before),
    end: () => setSelection(undefined),
    toggle: (id) => change((before) => toggled(before, id)),
    extend: (id, from) =>
      change((before) => extended({ ...before, anchor: before.anchor ?? from }, id, order)),
    selectAll: () => change(({ anchor }) => ({ ids: new Set(order), anchor })),
  }
}
