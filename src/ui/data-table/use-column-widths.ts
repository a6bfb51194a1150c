import { type RefObject, useLayoutEffect, useState } from 'react'

import { useLanguage } from '@/i18n/use-language'
import { useBelowSm } from '@/services/viewport'

import type { Column } from '../table-column'

interface Widths {
  /** What they were measured for. */
  of: string
  total: number
  each: readonly { id: string; width: number }[]
}

/** Rows further down may say more than those that were measured. */
const SLACK = 1.12

/** Of many rows only some are drawn: their columns keep the first measure, or they would jump while scrolling. */
export function useColumnWidths<Row>(
  table: RefObject<HTMLTableElement | null>,
  isLong: boolean,
  columns: readonly Column<Row>[],
  hasBoxes: boolean,
): Widths | undefined {
  const isCard = useBelowSm()
  const of = `${useLanguage()} ${hasBoxes} ${columns.map(({ id }) => id).join(' ')}`
  const [widths, setWidths] = useState<Widths>()
  const isMeasured = widths?.of === of
  useLayoutEffect(() => {
    if (!isLong || isCard || isMeasured) return
    const measure = () => {
      const heads = [...(table.current?.tHead?.rows[0]?.cells ?? [])]
      const each = heads.map((head, index) => ({
        id: `${index}`,
        width: Math.ceil(head.offsetWidth * (hasBoxes && index === 0 ? 1 : SLACK)),
      }))
      const total = each.reduce((sum, { width }) => sum + width, 0)
      if (total > 0) setWidths({ of, total, each })
    }
    measure()
  }, [table, isLong, isCard, isMeasured, of, hasBoxes])
  return isLong && !isCard && isMeasured ? widths : undefined
}
