import { memo, type ReactNode } from 'react'

import { cx } from './cx'
import { useIsDelayed } from './use-is-delayed'

/** A grey bar in place of a text or picture; classes set its size. It does not shimmer. */
export const SkeletonBar = memo(function SkeletonBar({ className }: { className?: string }) {
  // A given shape overrides the default.
  const shape = className?.includes('rounded-') ? '' : 'rounded-mark'
  return <span aria-hidden className={cx('block bg-fill', shape, className)} />
})

interface SkeletonBarsProps {
  /** The classes of each bar. */
  bars: readonly string[]
  className?: string
}

/** Bars below each other. */
export const SkeletonBars = ({ bars, className = 'grid gap-4' }: SkeletonBarsProps) => (
  <div className={className}>
    {bars.map((bar, index) => (
      <SkeletonBar key={`${bar} ${index + 1}`} className={bar} />
    ))}
  </div>
)

/** A form's cards and the card beside them. Classes give each its height, and the columns of the loaded page. */
export const FormSkeleton = ({
  cards,
  beside,
  className,
}: {
  cards: readonly string[]
  beside: string
  className: string
}) => (
  <div className={cx('grid items-start gap-4', className)}>
    <SkeletonBars className="grid min-w-0 gap-4" bars={cards.map((height) => `rounded-card ${height}`)} />
    <SkeletonBar className={cx('rounded-card', beside)} />
  </div>
)

/** Keeps the geometry of loading content; takes its room at once and becomes visible after a delay. */
export function Skeleton({ children, name }: { children: ReactNode; name?: string }) {
  const late = useIsDelayed()
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
