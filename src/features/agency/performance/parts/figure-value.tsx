import { NoData } from '@/ui/no-data'

import { figureText } from '../figure-words'
import type { FigureId } from '../figures'

/** A figure as it is written in rows and tiles; a dash where there is no data, never where it is zero. */
export function FigureValue({
  id,
  value,
  currency,
}: {
  id: FigureId
  value: number | null
  currency: string
}) {
  if (value === null) return <NoData />
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {figureText(id, value, currency)}
    </bdi>
  )
}
