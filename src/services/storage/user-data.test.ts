import { afterEach, beforeEach, expect, it } from 'vitest'

import { readLocalDraft, saveLocalDraft } from './drafts'
import { allowUserData, clearUserData } from './user-data'

beforeEach(() => localStorage.clear())
afterEach(() => allowUserData('ana'))

it("clears all data of a person, and keeps another person's", () => {
  for (const userId of ['ana', 'ana:2', 'ben']) {
    saveLocalDraft(userId, 'feedback', 'half a sentence')
    localStorage.setItem(`user-values:${userId}`, '{"channelSort":"waiting"}')
    localStorage.setItem(`outbox:${userId}:message-1`, JSON.stringify({ userId }))
  }
  localStorage.setItem('theme', 'dark')
  clearUserData('ana')
  clearUserData('ben')
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'drafts:ana:2:feedback',
    'outbox:ana:2:message-1',
    'theme',
    'user-values:ana:2',
  ])
})

it('stores nothing for a person who left, until they sign in again', () => {
  clearUserData('ana')
  saveLocalDraft('ana', 'feedback', 'half a sentence')
  expect(localStorage).toHaveLength(0)
  allowUserData('ana')
  saveLocalDraft('ana', 'feedback', 'half a sentence')
  expect(readLocalDraft('ana', 'feedback')).toBe('half a sentence')
})
