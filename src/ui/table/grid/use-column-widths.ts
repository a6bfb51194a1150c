import { type RefObject, useRef, useState } from 'react'

import { useLanguage } from '@/i18n/language-provider'
import { useBelowSm } from '@/services/page/viewport'

import type { Column } from '../table-column'

interface Widths {
  /** The key of the columns they were measured for. */
  columnsKey: string
  each: readonly number[]
}

/** Returns the widths that cells need beyond their column. */
function overflowingColumns(table: HTMLTableElement, seen: WeakSet<Element>): Map<number, number> {
  const wanted = new Map<number, number>()
  for (const row of table.querySelectorAll<HTMLTableRowElement>('tr[data-index]')) {
    if (seen.has(row)) continue
    seen.add(row)
    for (const [index, { scrollWidth, clientWidth }] of [...row.cells].entries())
      if (scrollWidth > clientWidth) wanted.set(index, Math.max(wanted.get(index) ?? 0, scrollWidth))
  }
  return wanted
}

/**
 * Freezes the column widths of a virtualised table on the first scroll, so columns do not jump as rows mount
 * and unmount. A cell that overflows widens its column.
 */
export function useColumnWidths<Row>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly Column<Row>[],
  hasBoxes: boolean,
) {
  const isCard = useBelowSm()
  const columnsKey = `${useLanguage()} ${hasBoxes} ${columns.map(({ id }) => id).join(' ')}`
  const [kept, setKept] = useState<Widths>()
  const seen = useRef(new WeakSet<Element>())
  const widths = kept?.columnsKey === columnsKey && !isCard ? kept.each : undefined
  const freezeWidths = () => {
    if (!table.current || isCard) return
    if (widths) {
      const wanted = overflowingColumns(table.current, seen.current)
      if (wanted.size > 0)
        setKept({ columnsKey, each: widths.map((width, index) => wanted.get(index) ?? width) })
      return
    }
    const heads = [...(table.current.tHead?.rows[0]?.cells ?? [])]
    const each = heads.map((head) => head.getBoundingClientRect().width)
    seen.current = new WeakSet()
    if (each.some((width) => width > 0)) setKept({ columnsKey, each })
  }
  return { widths, freezeWidths }
}
