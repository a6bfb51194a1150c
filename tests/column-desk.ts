import type { ColumnDesk } from '@/features/agency/employees/column-desk'
import { i18next } from '@/i18n'

/** Context of the people columns, in English, without known groups or sets. */
export const columnDesk = (isNaming = false): ColumnDesk => ({
  t: i18next.getFixedT('en', 'analytics'),
  rights: { userId: 'me', readsPay: true },
  zone: 'UTC',
  week: '',
  figures: undefined,
  groupName: () => undefined,
  setName: () => undefined,
  isNaming,
  onEdit: () => undefined,
})
