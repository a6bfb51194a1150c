import { beforeAll, expect, it } from 'vitest'

import { EMPLOYEE_SORTS } from '@/domain/employee'
import { i18next } from '@/i18n'

import { startWords } from '../../../../tests/words'
import { columnsFor } from './columns'

beforeAll(() => startWords())

it('the server sorts people by every column of every tab', () => {
  const t = i18next.getFixedT('en', 'analytics')
  const none = () => undefined
  const rights = { userId: 'me', readsPay: true }
  const desk = {
    t,
    rights,
    zone: 'UTC',
    week: '',
    figures: undefined,
    groupName: none,
    setName: none,
    isNaming: false,
    onEdit: none,
  }
  const columns = (['active', 'invited', 'inactive'] as const).flatMap((status) => columnsFor(status, desk))
  expect(columns.filter(({ sortValue }) => !sortValue)).toEqual([])
  expect([...new Set(columns.map(({ id }) => id))].toSorted()).toEqual(EMPLOYEE_SORTS.toSorted())
})
