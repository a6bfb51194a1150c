import type { IconNode } from 'lucide'
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
  icon?: IconNode
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

/**
 * An unread count; its text comes capped (99+ or 9+) from the navigation rules. Without a `name` it is hidden
 * from screen readers, because the control around it names the count.
 */
export function CountBadge({
  text,
  name,
  quiet = false,
  ringed = false,
}: {
  text: string
  name?: string
  quiet?: boolean
  /** Over a picture: a ring of the surface colour separates it. */
  ringed?: boolean
}) {
  return (
    <span
      className={cx(
        'inline-block h-[18px] min-w-[18px] shrink-0 rounded-full px-[5px] text-center text-11 leading-[18px] font-strong tabular-nums',
        quiet ? 'bg-fill-pressed text-text' : 'bg-accent text-text-on-accent',
        ringed && 'ring-2 ring-surface',
        'before:content-[attr(data-count)]',
      )}
      // CSS renders the count, so voice control can match the label beside it.
      data-count={text}
      dir="ltr"
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  )
}
