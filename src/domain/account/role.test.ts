import { expect, it } from 'vitest'

import { isManager } from './role'

it.each([
  ['agency_manager', true],
  ['agency_director', true],
  ['account_manager', false],
  ['admin', false],
])('a person with the role %s alone works for the whole agency: %s', (role, isForAll) =>
  expect(isManager([role])).toBe(isForAll),
)
