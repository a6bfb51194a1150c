import type { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/employee'
import type { Column } from '@/ui/table-column'

import type { Rights } from './use-rights'

export type Words = ReturnType<typeof useTranslation<'analytics'>>['t']
export type Columns = Column<Employee>[]
export type EditKind = 'group' | 'creators' | 'set'

/** What cells read and call. */
export interface ColumnDesk {
  t: Words
  rights: Pick<Rights, 'userId' | 'readsPay'>
  zone: string
  /** The formatted days the hours belong to. */
  week: string
  /** The total hours of all matching people, in seconds; undefined while unknown. */
  figures: { planned: number; clocked: number } | undefined
  /** Undefined while unknown. */
  groupName: (groupId: string) => string | undefined
  setName: (permissionSetId: string) => string | undefined
  /** Whether names still load. */
  isNaming: boolean
  onEdit: (kind: EditKind, person: Employee, anchor: Element) => void
}

/** The server sorts the rows; this value only marks a column as sortable. */
export const byServer = () => null
