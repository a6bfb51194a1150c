import { useMemo, useRef } from 'react'

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
    const set = (some: readonly string[], isOn: boolean) => {
      const next = new Set(selected)
      for (const key of some)
        if (isOn) next.add(key)
        else next.delete(key)
      onSelected(next)
    }
    return {
      all: selectedCount > 0 && (selectedCount === keys.length ? true : ('some' as const)),
      turnAll: () => set(keys, selectedCount < keys.length),
      turn: (index: number, isRange: boolean) => {
        const key = keys[index]
        if (key === undefined) return
        const from = isRange && anchor.current !== undefined ? keys.indexOf(anchor.current) : -1
        const isOn = from >= 0 ? selected.has(keys[from] ?? '') : !selected.has(key)
        const some = from >= 0 ? keys.slice(Math.min(from, index), Math.max(from, index) + 1) : [key]
        if (from < 0) anchor.current = key
        set(some, isOn)
      },
    }
  }, [selected, onSelected, keys])
}
