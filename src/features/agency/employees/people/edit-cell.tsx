import type { ReactNode } from 'react'

import type { Employee } from '@/domain/agency/employee'
import { cx } from '@/ui/cx'

import type { EditKind } from './cell-editor'
import type { EmployeeColumnContext } from './work-columns'

/** In CSS: three icons a row would be a tenth of the elements that a scroll renders. */
const CHEVRON =
  'before:order-1 before:mx-[3px] before:mb-[3px] before:size-[6px] before:shrink-0 before:rotate-45 rtl:before:-rotate-45 before:border-e-[1.5px] before:border-b-[1.5px] before:border-text-faint sm:before:opacity-0 sm:group-hover/row:before:opacity-100 sm:focus-visible:before:opacity-100'

/** A table cell that opens its editor; one popover for the whole table opens beside it. */
export function EditCell({
  onEdit,
  kind,
  row,
  name,
  children,
}: {
  kind: EditKind
  row: Employee
  /** The accessible name: what it edits, and whose. */
  name: string
  children: ReactNode
} & Pick<EmployeeColumnContext, 'onEdit'>) {
  // Deactivated people keep what they had until they return.
  if (!row.canEdit || row.status === 'inactive') return children
  return (
    <button
      type="button"
      aria-label={name}
      aria-haspopup="true"
      onClick={(event) => onEdit(kind, row, event.currentTarget)}
      className={cx(
        'hit-target -mx-2 inline-flex h-[max(28px,var(--control-small))] max-w-52 items-center gap-1 rounded-control px-2 text-start transition-colors hover:bg-fill-hover max-sm:mx-0 max-sm:max-w-full',
        CHEVRON,
        // Figures align to the end.
        kind === 'creators' && 'flex-row-reverse',
      )}
    >
      <span className="cut min-w-0">{children}</span>
    </button>
  )
}
