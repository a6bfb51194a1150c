import type { ReactNode } from 'react'

import { cx } from './cx'

export type Status = 'on' | 'idle' | 'missing' | 'off'

/** Shape beside colour: dot, diamond, square, ring. */
const SHAPE: Record<Status, string> = {
  on: 'rounded-full bg-success-text',
  idle: 'rotate-45 scale-90 rounded-[2px] bg-warning-text',
  missing: 'rounded-[2px] bg-danger-text',
  off: 'rounded-full inset-shadow-[0_0_0_1.5px_var(--text-faint)]',
}

/** A state told by shape, colour and word; without the word only where it stands beside. */
export function StatusDot({ status, children }: { status: Status; children?: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-[6px] whitespace-nowrap">
      <span aria-hidden className={cx('size-2 shrink-0 forced-color-adjust-none', SHAPE[status])} />
      {children}
    </span>
  )
}
