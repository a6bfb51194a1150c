import { useTranslation } from '@/i18n/use-translation'

import type { TooltipLine } from './chart-props'
import type { stepLabels } from './step-labels'

/**
 * Makes a chart readable step by step. A visually hidden slider: arrows, Home and End work natively in every
 * text direction, and every screen reader announces its value text.
 */
export function StepSlider({
  name,
  points,
  at,
  timeLabels,
  linesAt,
  note,
  onAt,
}: {
  name: string
  points: readonly number[]
  at: number | undefined
  timeLabels: ReturnType<typeof stepLabels>
  linesAt: (index: number) => readonly TooltipLine[]
  /** Announced after the figures. */
  note?: string | undefined
  onAt: (index: number | undefined) => void
}) {
  const { t } = useTranslation('common')
  const looked = at ?? points.length - 1
  const texts = linesAt(looked).map(({ label, value }) => t('chart.says', { label, value }))
  const values = [...texts, ...(note ? [note] : [])].join(', ')
  return (
    <input
      type="range"
      min={0}
      max={points.length - 1}
      value={looked}
      aria-label={t('chart.read', { name })}
      aria-valuetext={t('chart.at', { time: timeLabels.full(points[looked] ?? 0), values })}
      onChange={(event) => onAt(Number(event.target.value))}
      onFocus={(event) => event.target.matches(':focus-visible') && onAt(looked)}
      onBlur={() => onAt(undefined)}
      onKeyDown={(event) => event.key === 'Escape' && onAt(undefined)}
      className="pointer-events-none absolute inset-0 size-full opacity-0"
    />
  )
}
