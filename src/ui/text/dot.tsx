import type { ReactNode } from 'react'

import { cx } from '../cx'

export type StatusDotKind = 'on' | 'idle' | 'missing' | 'off'

/** Shape in addition to colour: dot, diamond, square, ring. */
const SHAPE: Record<StatusDotKind, string> = {
  on: 'rounded-full bg-success-text',
  idle: 'rotate-45 scale-90 rounded-[2px] bg-warning-text',
  missing: 'rounded-[2px] bg-danger-text',
  off: 'rounded-full inset-shadow-[0_0_0_1.5px_var(--text-faint)]',
}

/** Shows a state by shape, colour and label; without the label only where it is beside. */
export function StatusDot({ status, children }: { status: StatusDotKind; children?: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-[6px] whitespace-nowrap">
      <span aria-hidden className={cx('size-2 shrink-0 forced-color-adjust-none', SHAPE[status])} />
      {children}
    </span>
  )
}

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
