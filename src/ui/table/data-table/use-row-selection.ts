import { useRef } from 'react'

export interface ControlledSelection {
  selected: ReadonlySet<string>
  onSelected: (keys: ReadonlySet<string>) => void
}

export type RowSelection = NonNullable<ReturnType<typeof useRowSelection>>

/** Selects single rows or a range from the last pressed one; a range skips hidden rows. */
export function useRowSelection(selection: ControlledSelection | undefined, keys: readonly string[]) {
  const anchor = useRef<string>(undefined)
  if (!selection) return undefined
  const { selected, onSelected } = selection
  const inSight = keys.filter((key) => selected.has(key)).length
  const set = (some: readonly string[], isOn: boolean) => {
    const next = new Set(selected)
    for (const key of some)
      if (isOn) next.add(key)
      else next.delete(key)
    onSelected(next)
  }
  return {
    selected,
    all: inSight > 0 && (inSight === keys.length ? true : ('some' as const)),
    turnAll: () => set(keys, inSight < keys.length),
    clear: () => onSelected(new Set()),
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
}
