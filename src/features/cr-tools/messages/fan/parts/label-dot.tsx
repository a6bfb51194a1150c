import { cx } from '@/ui/cx'

const TONES = [
  'bg-stats-other',
  'bg-stats-1',
  'bg-stats-2',
  'bg-stats-3',
  'bg-stats-4',
  'bg-stats-5',
  'bg-stats-6',
  'bg-stats-7',
]

/** A label's colour, beside its name. */
export const LabelDot = ({ tone }: { tone: number }) => (
  <span
    aria-hidden
    className={cx('size-2 shrink-0 rounded-full forced-color-adjust-none', TONES[tone] ?? TONES[0])}
  />
)
