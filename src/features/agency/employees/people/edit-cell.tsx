import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Employee } from '@/domain/agency/employee'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import type { EditKind } from './cell-editor'
import type { EmployeeColumnContext } from './employee-column-context'

/** A table cell that opens its editor; one popover for the whole table opens beside it. */
export function EditCell({
  context,
  kind,
  row,
  name,
  children,
}: {
  context: EmployeeColumnContext
  kind: EditKind
  row: Employee
  /** The accessible name: what it edits, and whose. */
  name: string
  children: ReactNode
}) {
  // Deactivated people keep what they had until they return.
  if (!row.canEdit || row.status === 'inactive') return children
  return (
    <button
      type="button"
      aria-label={name}
      aria-haspopup="true"
      onClick={(event) => context.onEdit(kind, row, event.currentTarget)}
      className={cx(
        'group/edit hit-target -mx-2 inline-flex h-[max(28px,var(--control-small))] max-w-52 items-center gap-1 rounded-control px-2 text-start transition-colors hover:bg-fill-hover max-sm:mx-0 max-sm:max-w-full',
        // Figures align to the end.
        kind === 'creators' && 'flex-row-reverse',
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
