import type { ReactNode } from 'react'

/** One fact in a `<dl>`: its name above its value. */
export function Fact({
  name,
  className,
  children,
}: {
  name: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-quiet">{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
