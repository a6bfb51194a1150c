import { useMemo, useRef } from 'react'

import { idsBetween, type SelectionChange, withIds } from '@/lib/select-range'

export type RowSelection = NonNullable<ReturnType<typeof useRowSelection>>

/** Selects single rows or a range from the last pressed one; a range skips hidden rows. */
export function useRowSelection(
  selected: ReadonlySet<string> | undefined,
  onSelected: ((change: SelectionChange) => void) | undefined,
  keys: readonly string[],
) {
  const anchor = useRef<string>(undefined)
  return useMemo(() => {
    if (!selected || !onSelected) return undefined
    const selectedCount = keys.filter((key) => selected.has(key)).length
    return {
      all: selectedCount > 0 && (selectedCount === keys.length ? true : ('some' as const)),
      turnAll: () => onSelected((latest) => withIds(latest, keys, selectedCount < keys.length)),
      toggle: (index: number, isRange: boolean) => {
        const key = keys[index]
        if (key === undefined) return
        const from = isRange ? keys.find((one) => one === anchor.current) : undefined
        anchor.current = from ?? key
        // A range takes the state of its start.
        onSelected((latest) =>
          withIds(
            latest,
            idsBetween(keys, from, key),
            from === undefined ? !latest.has(key) : latest.has(from),
          ),
        )
      },
    }
  }, [selected, onSelected, keys])
}
