import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'

import { Icon } from '../icon'

/** Says what is empty, why, and what to do next. */
export function EmptyState({
  icon,
  title,
  children,
  actions,
  details,
}: {
  icon: IconNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Details for support, below everything else. */
  details?: ReactNode
}) {
  return (
    <div className="flex min-h-60 flex-1 flex-col items-center justify-center gap-1 p-6 text-center">
      <span className="mb-3 grid size-12 place-items-center rounded-[12px] bg-fill text-text-quiet">
        <Icon of={icon} size="sm" />
      </span>
      <h2 className="text-14 font-strong">{title}</h2>
      {children && <div className="max-w-[320px] text-pretty text-text-quiet">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap items-center justify-center gap-2">{actions}</div>}
      {details && <div className="mt-3 text-12 text-text-faint">{details}</div>}
    </div>
  )
}
