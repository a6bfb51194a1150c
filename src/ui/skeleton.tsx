import { memo, type ReactNode, useEffect, useState } from 'react'

import { SKELETON_DELAY_MS } from '@/config/constants'

import { cx } from './cx'

/** One grey bar where a text or picture will stand; its size comes as classes. It doesn't shimmer. */
export const Bone = memo(function Bone({ className }: { className?: string }) {
  // A shape of its own wins over the usual one.
  const shape = className?.includes('rounded-') ? '' : 'rounded-mark'
  return <span aria-hidden className={cx('block bg-fill', shape, className)} />
})

/** Whether the wait is long enough to be shown, so that quick answers don't flash. */
export function useLate(delay: number = SKELETON_DELAY_MS): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return late
}

/** The geometry of what loads: it takes its room at once and becomes visible after a moment. */
export function Skeleton({ children, name }: { children: ReactNode; name?: string }) {
  const late = useLate()
  return (
    <div
      {...(name && { role: 'status', 'aria-label': name })}
      aria-busy
      className={cx('transition-opacity', late ? 'opacity-100' : 'opacity-0')}
    >
      {children}
    </div>
  )
}
