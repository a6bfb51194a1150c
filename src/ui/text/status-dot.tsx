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
