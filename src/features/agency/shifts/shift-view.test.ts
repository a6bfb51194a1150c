import { expect, it } from 'vitest'

import { PENDING_NAME } from '@/lib/text/pending-name'

import { searchFor } from './shift-view'

it.each([
  ['Ana Ribeiro', 'Ana Ribeiro'],
  ['@ana', 'ana'],
  [' Ana ', 'Ana'],
  [PENDING_NAME, ''],
  ['staff-02', ''],
])('a person called %j is searched by %j', (name, query) => {
  expect(searchFor(name, 'staff-02')).toBe(query)
})
