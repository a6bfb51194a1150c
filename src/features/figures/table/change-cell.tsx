import { FigureChange } from '@/ui/text/figure-change'
import { NoData } from '@/ui/text/figure'

import { formatChange } from '../chart/figure-change'

interface ChangeCellProps {
  ratio: number | null
  /** More of it is worse. */
  isCost?: boolean | undefined
}

/** A relative change in a table; a dash without a comparison. */
export function ChangeCell({ ratio, isCost }: ChangeCellProps) {
  const change = formatChange(ratio, isCost)
  return change ? <FigureChange of={change} isShort /> : <NoData />
}
