import type { ReactNode } from 'react'

import { InfoTip } from '../info-tip'

interface FactProps {
  name: string
  /** Formula, population and time zone of a figure. */
  info?: ReactNode
  className?: string
  children: ReactNode
}

/** One fact in a `<dl>`: its name above its value. */
export function Fact({ name, info, className, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-quiet">
        {name}
        {info && (
          <span className="relative ms-[2px] inline-flex align-middle max-sm:hidden">
            <InfoTip about={name}>{info}</InfoTip>
          </span>
        )}
      </dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
