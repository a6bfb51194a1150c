import type { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import type { Column } from '@/ui/table/table-column'

import type { Rights } from '../use-rights'
import type { EditKind } from './cell-editor'

export type AnalyticsTFunction = ReturnType<typeof useTranslation<'analytics'>>['t']
export type EmployeeColumns = Column<Employee>[]

/** What cells read and call. */
export interface EmployeeColumnContext {
  t: AnalyticsTFunction
  rights: Pick<Rights, 'userId' | 'readsPay'>
  zone: string
  /** The formatted days the hours belong to. */
  week: string
  /** The total hours of all matching people, in seconds; undefined while unknown. */
  totals: { planned: number; clocked: number } | undefined
  /** Undefined while unknown. */
  groupName: (groupId: string) => string | undefined
  setName: (permissionSetId: string) => string | undefined
  /** Whether names still load. */
  areNamesLoading: boolean
  onEdit: (kind: EditKind, person: Employee, anchor: Element) => void
}
