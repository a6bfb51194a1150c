import { beforeEach, expect, it } from 'vitest'

import { DAY_MS } from '@/lib/duration'

import { removeOrphans } from './orphans'

beforeEach(() => localStorage.clear())

it('Text of users who do not come back goes after 7 days, and their values with it', () => {
  const [old, recent] = [Date.now() - 8 * DAY_MS, Date.now() - 6 * DAY_MS]
  const store = (key: string, value: object) => localStorage.setItem(key, JSON.stringify(value))
  store('drafts:ana:feedback', { userId: 'ana', at: old, value: 'half a sentence' })
  store('outbox:ana:message-1', { userId: 'ana', createdAt: old, text: 'Hello' })
  store('drafts:ben:feedback', { userId: 'ben', at: recent, value: 'half a sentence' })
  store('outbox:cem:message-2', { userId: 'cem', createdAt: recent, text: 'Hello' })
  for (const userId of ['ana', 'ben', 'cem', 'dana']) store(`user-values:${userId}`, {})
  store('theme', {})
  removeOrphans((userId) => userId === 'dana')
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'drafts:ben:feedback',
    'outbox:cem:message-2',
    'theme',
    'user-values:ben',
    'user-values:cem',
    'user-values:dana',
  ])
})
