/** Items in rows, with an optional heading. */
export interface GridSection<T> {
  id: string
  title?: string
  items: readonly T[]
}

/** One row: a heading, or items of one section. `first`: index of its first item among all. */
export type GridRow<T> =
  | { kind: 'title'; id: string; title: string }
  | { kind: 'items'; id: string; items: readonly T[]; first: number }

/** Splits sections into rows of `columns` items; skips empty sections. */
export function gridRows<T>(sections: readonly GridSection<T>[], columns: number): GridRow<T>[] {
  let first = 0
  return sections.flatMap(({ id, title, items }) => {
    if (items.length === 0) return []
    const rows: GridRow<T>[] = title === undefined ? [] : [{ kind: 'title', id, title }]
    for (let at = 0; at < items.length; at += columns) {
      const part = items.slice(at, at + columns)
      rows.push({ kind: 'items', id: `${id}-${at}`, items: part, first })
      first += part.length
    }
    return rows
  })
}

const BACK_AND_ON: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }
const UP_AND_DOWN: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, PageUp: -4, PageDown: 4 }

/** Returns the index a key moves to; undefined for other keys and beyond the edges. */
export function keyTarget<T>(
  rows: readonly GridRow<T>[],
  from: number,
  key: string,
  isRightToLeft: boolean,
): number | undefined {
  const lines = rows.filter((row) => row.kind === 'items')
  const last = lines.at(-1)
  if (!last) return undefined
  const end = last.first + last.items.length - 1
  if (key === 'Home') return 0
  if (key === 'End') return end
  const step = BACK_AND_ON[key]
  if (step !== undefined) {
    const next = from + (isRightToLeft ? -step : step)
    return next < 0 || next > end ? undefined : next
  }
  const jump = UP_AND_DOWN[key]
  if (jump === undefined) return undefined
  const line = lines.findIndex(({ first, items }) => from >= first && from < first + items.length)
  const here = lines[line]
  const there = lines[Math.max(0, Math.min(lines.length - 1, line + jump))]
  if (!here || !there || here === there) return undefined
  // Clamps to the end of a shorter row.
  return there.first + Math.min(from - here.first, there.items.length - 1)
}
