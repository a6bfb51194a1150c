import type { EmployeeColumnContext } from '@/features/agency/employees/column-desk'
import { i18next } from '@/i18n'

/** Context of the people columns, in English, without known groups or sets. */
export const peopleColumnsContext = (isNaming = false): EmployeeColumnContext => ({
  t: i18next.getFixedT('en', 'analytics'),
  rights: { userId: 'me', readsPay: true },
  zone: 'UTC',
  week: '',
  totals: undefined,
  groupName: () => undefined,
  setName: () => undefined,
  areNamesLoading: isNaming,
  onEdit: () => undefined,
})
