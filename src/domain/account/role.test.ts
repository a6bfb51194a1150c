import { expect, it } from 'vitest'

import { managesAgency } from './role'

it.each([
  ['agency_manager', true],
  ['agency_director', true],
  ['account_manager', false],
  ['admin', false],
])('a person with the role %s alone works for the whole agency: %s', (role, isForAll) =>
  expect(managesAgency([role])).toBe(isForAll),
)
