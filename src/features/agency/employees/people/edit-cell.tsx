import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

/** An editable table cell; one popover for the whole table opens beside it. */
export function EditCell({
  name,
  isEnd = false,
  onEdit,
  children,
}: {
  /** The accessible name: what it edits, and whose. */
  name: string
  /** Aligns to the end, for columns of figures. */
  isEnd?: boolean
  onEdit: (anchor: Element) => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-haspopup="true"
      onClick={(event) => onEdit(event.currentTarget)}
      className={cx(
        'group/edit hit-target -mx-2 inline-flex h-[max(28px,var(--control-small))] max-w-52 items-center gap-1 rounded-control px-2 text-start transition-colors hover:bg-fill-hover max-sm:mx-0 max-sm:max-w-full',
        isEnd && 'flex-row-reverse',
      )}
    >
      <span className="cut min-w-0">{children}</span>
      <Icon
        of={ChevronDown}
        size="xxs"
        className="text-text-faint sm:opacity-0 sm:group-hover/row:opacity-100 sm:group-focus-visible/edit:opacity-100"
      />
    </button>
  )
}
