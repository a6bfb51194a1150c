import type { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/employee'
import type { Column } from '@/ui/table-column'

import type { Rights } from './use-rights'

export type Words = ReturnType<typeof useTranslation<'analytics'>>['t']
export type Columns = Column<Employee>[]
export type EditKind = 'group' | 'creators' | 'set'

/** What cells need to know and can ask for. */
export interface ColumnDesk {
  t: Words
  rights: Pick<Rights, 'userId' | 'readsPay'>
  zone: string
  /** The days the hours are of, in words. */
  week: string
  /** The hours of all who fit, in seconds; undefined where they are not known. */
  figures: { planned: number; clocked: number } | undefined
  /** Undefined while it is not known. */
  groupName: (groupId: string) => string | undefined
  setName: (permissionSetId: string) => string | undefined
  /** The names are on their way. */
  isNaming: boolean
  onEdit: (kind: EditKind, person: Employee, anchor: Element) => void
}

/** The server orders the rows; the value only marks a column as one that can be ordered. */
export const byServer = () => null
