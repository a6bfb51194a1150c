import { cx } from '../cx'

const TONE_DOT_CLASSES = [
  'bg-stats-other',
  'bg-stats-1',
  'bg-stats-2',
  'bg-stats-3',
  'bg-stats-4',
  'bg-stats-5',
  'bg-stats-6',
  'bg-stats-7',
]

/**
 * Shows the color that users chose for a label or a category, beside its name: one of the chart colors, 1 to
 * 7.
 */
export const ToneDot = ({ tone }: { tone: number }) => (
  <span
    aria-hidden
    className={cx(
      'size-2 shrink-0 rounded-full forced-color-adjust-none',
      TONE_DOT_CLASSES[tone] ?? TONE_DOT_CLASSES[0],
    )}
  />
)
