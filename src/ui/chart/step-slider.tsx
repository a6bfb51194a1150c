import { useTranslation } from '@/i18n/use-translation'

import type { TipLine } from './chart'
import type { timeWords } from './time-words'

/**
 * Reads a chart step by step. A slider, out of sight: arrows, Home and End are its own, in every direction of text, and
 * every reader says its words.
 */
export function StepSlider({
  name,
  points,
  at,
  words,
  linesAt,
  note,
  onAt,
}: {
  name: string
  points: readonly number[]
  at: number | undefined
  words: ReturnType<typeof timeWords>
  linesAt: (index: number) => readonly TipLine[]
  /** Said after the figures. */
  note?: string | undefined
  onAt: (index: number | undefined) => void
}) {
  const { t } = useTranslation('common')
  const looked = at ?? points.length - 1
  const said = linesAt(looked).map(({ label, value }) => t('chart.says', { label, value }))
  const values = [...said, ...(note ? [note] : [])].join(', ')
  return (
    <input
      type="range"
      min={0}
      max={points.length - 1}
      value={looked}
      aria-label={t('chart.read', { name })}
      aria-valuetext={t('chart.at', { time: words.full(points[looked] ?? 0), values })}
      onChange={(event) => onAt(Number(event.target.value))}
      onFocus={(event) => event.target.matches(':focus-visible') && onAt(looked)}
      onBlur={() => onAt(undefined)}
      onKeyDown={(event) => event.key === 'Escape' && onAt(undefined)}
      className="pointer-events-none absolute inset-0 size-full opacity-0"
    />
  )
}
