import { beforeAll, expect, it } from 'vitest'

import { EMPLOYEE_SORTS } from '@/domain/employee'

import { columnDesk } from '../../../../tests/column-desk'
import { startWords } from '../../../../tests/words'
import { columnsFor } from './columns'

beforeAll(() => startWords())

it('marks only columns sortable that the server can sort by, in every tab', () => {
  const columns = (['active', 'invited', 'inactive'] as const).flatMap((status) =>
    columnsFor(status, columnDesk()),
  )
  expect(columns.filter(({ sortValue }) => !sortValue)).toEqual([])
  expect([...new Set(columns.map(({ id }) => id))].toSorted()).toEqual(EMPLOYEE_SORTS.toSorted())
})
