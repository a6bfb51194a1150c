import { beforeAll, expect, it } from 'vitest'

import { EMPLOYEE_SORTS } from '@/domain/agency/employee'
import { i18next } from '@/i18n'

import { peopleColumnsContext } from '../../../../../tests/support/fixtures/people-columns-context'
import { startTestI18n } from '../../../../../tests/support/i18n'
import { employeeColumns } from './employee-columns'

beforeAll(() => startTestI18n())

it('has a column for each order of the server over all tabs, and no other', () => {
  const columns = (['active', 'invited', 'inactive'] as const).flatMap((status) =>
    employeeColumns(i18next.getFixedT('en', 'analytics'), status, peopleColumnsContext()),
  )
  expect([...new Set(columns.map(({ id }) => id))].toSorted()).toEqual(EMPLOYEE_SORTS.toSorted())
})
