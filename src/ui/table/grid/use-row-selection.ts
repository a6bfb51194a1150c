import { useMemo, useRef } from 'react'

import { idsBetween, withIds } from '@/lib/select-range'

export type RowSelection = NonNullable<ReturnType<typeof useRowSelection>>

/** Selects single rows or a range from the last pressed one; a range skips hidden rows. */
export function useRowSelection(
  selected: ReadonlySet<string> | undefined,
  onSelected: ((keys: ReadonlySet<string>) => void) | undefined,
  keys: readonly string[],
) {
  const anchor = useRef<string>(undefined)
  return useMemo(() => {
    if (!selected || !onSelected) return undefined
    const selectedCount = keys.filter((key) => selected.has(key)).length
    const set = (some: readonly string[], isOn: boolean) => onSelected(withIds(selected, some, isOn))
    return {
      all: selectedCount > 0 && (selectedCount === keys.length ? true : ('some' as const)),
      turnAll: () => set(keys, selectedCount < keys.length),
      turn: (index: number, isRange: boolean) => {
        const key = keys[index]
        if (key === undefined) return
        const from = isRange ? keys.find((one) => one === anchor.current) : undefined
        anchor.current = from ?? key
        // A range takes the state of its start.
        set(idsBetween(keys, from, key), from === undefined ? !selected.has(key) : selected.has(from))
      },
    }
  }, [selected, onSelected, keys])
}
