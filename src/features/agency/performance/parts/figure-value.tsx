import { NoData } from '@/ui/text/figure'

import { figureText } from '../figure-text'
import { type FigureId, figureDefinition } from '../figures'

/** Formats a figure for rows and tiles; a dash for missing data, never for zero. */
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
    // Durations contain words, which follow the direction of their language.
    <bdi
      {...(figureDefinition(id).unit !== 'span' && { dir: 'ltr' })}
      className="whitespace-nowrap tabular-nums"
    >
      {figureText(id, value, currency)}
    </bdi>
  )
}
