import { NoData } from '@/ui/no-data'

import { figureText } from '../figure-words'
import { type FigureId, figureOf } from '../figures'

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
    // Units of time are words, which have their own direction.
    <bdi {...(figureOf(id).unit !== 'span' && { dir: 'ltr' })} className="whitespace-nowrap tabular-nums">
      {figureText(id, value, currency)}
    </bdi>
  )
}
