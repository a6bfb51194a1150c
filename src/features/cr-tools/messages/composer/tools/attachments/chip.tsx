import { type IconNode, X } from 'lucide'
import type { ReactNode } from 'react'

import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

/** A chip for a property of the message: press to edit, cross to remove. */
export function Chip({
  icon,
  name,
  removeName,
  onPress,
  onRemove,
  tone = 'accent',
  children,
}: {
  icon: IconNode
  /** The accessible name of the press action, where the content does not say it. */
  name?: string
  removeName: string
  onPress: () => void
  onRemove: () => void
  tone?: 'accent' | 'danger'
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex h-8 items-center rounded-control font-medium tabular-nums pointer-coarse:h-11',
        tone === 'danger' ? 'bg-danger-quiet text-danger-text' : 'bg-accent-quiet text-accent-text',
      )}
    >
      <button
        type="button"
        aria-label={name}
        onClick={onPress}
        className="flex h-full items-center gap-2 rounded-control ps-[10px] pe-1"
      >
        <Icon of={icon} className="size-[14px]" />
        {children}
      </button>
      <button
        type="button"
        aria-label={removeName}
        onClick={onRemove}
        className="grid h-full w-8 place-items-center rounded-control transition-colors hover:bg-accent-quiet-hover pointer-coarse:w-11"
      >
        <Icon of={X} className="size-[14px]" />
      </button>
    </span>
  )
}
