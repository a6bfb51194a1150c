import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from '../cx'
import { Icon } from '../icon'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

const TONE: Record<Tone, string> = {
  neutral: 'bg-fill text-text-quiet',
  accent: 'bg-accent-quiet text-accent-text',
  success: 'bg-success-quiet text-success-text',
  warning: 'bg-warning-quiet text-warning-text',
  danger: 'bg-danger-quiet text-danger-text',
  info: 'bg-info-quiet text-info-text',
}

/** Labels a thing with a state. A normal state gets no badge. */
export function Badge({
  tone = 'neutral',
  outlined = false,
  icon,
  children,
}: {
  tone?: Tone
  outlined?: boolean
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-mark px-[6px] text-12 font-medium whitespace-nowrap',
        outlined ? 'text-text-quiet inset-shadow-[0_0_0_1px_var(--line)]' : TONE[tone],
      )}
    >
      {icon && <Icon of={icon} size="xxs" />}
      {children}
    </span>
  )
}
