import { afterEach, beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'

import { allowUserData, clearUserData } from './user-data'
import { userValue } from './user-value'

const vaultTile = userValue('vaultTile', v.pipe(v.number(), v.maxValue(300)))

beforeEach(() => localStorage.clear())
afterEach(() => allowUserData('ana'))

it('keeps a value per user', () => {
  vaultTile.save('ana', 120)
  vaultTile.save('ben', 200)
  expect(vaultTile.read('ana')).toBe(120)
  expect(vaultTile.read('ben')).toBe(200)
  expect(vaultTile.read('tom')).toBeUndefined()
})

it.each(['not JSON', '"wide"', '[]', '{}', '{"vaultTile":"wide"}', '{"vaultTile":301}'])(
  'ignores the stored %s',
  (stored) => {
    localStorage.setItem('user-values:ana', stored)
    expect(vaultTile.read('ana')).toBeUndefined()
  },
)

it('keeps the other values of a user', () => {
  const dismissedLog = userValue('dismissedLog', v.string())
  vaultTile.save('ana', 120)
  dismissedLog.save('ana', 'log-1')
  expect(vaultTile.read('ana')).toBe(120)
  expect(dismissedLog.read('ana')).toBe('log-1')
})

it('keeps nothing of a user who left', () => {
  vaultTile.save('ana', 120)
  clearUserData('ana')
  vaultTile.save('ana', 120)
  expect(localStorage).toHaveLength(0)
})
