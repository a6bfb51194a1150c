import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DAY_MS } from '@/lib/duration'

import { listDraftKeys, removeLocalDraft, readLocalDraft, saveLocalDraft } from './drafts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('drafts', () => {
  it('are returned only to the user who wrote them', () => {
    saveLocalDraft('ana', 'feedback', { text: 'half a sent' })
    expect(readLocalDraft('ana', 'feedback')).toEqual({ text: 'half a sent' })
    expect(readLocalDraft('ben', 'feedback')).toBeUndefined()
  })

  it('are kept for 7 days', () => {
    saveLocalDraft('ana', 'feedback', 'text')
    vi.advanceTimersByTime(7 * DAY_MS)
    expect(readLocalDraft('ana', 'feedback')).toBe('text')
    vi.advanceTimersByTime(1)
    expect(readLocalDraft('ana', 'feedback')).toBeUndefined()
  })

  it('are removed one by one, and the last leaves no key', () => {
    saveLocalDraft('ana', 'one', 1)
    saveLocalDraft('ana', 'two', 2)
    removeLocalDraft('ana', 'one')
    expect(readLocalDraft('ana', 'one')).toBeUndefined()
    expect(readLocalDraft('ana', 'two')).toBe(2)
    removeLocalDraft('ana', 'two')
    expect(localStorage).toHaveLength(0)
  })

  it('keep every key when two tabs save at the same moment', () => {
    // A tab reads before the other's write arrives, so neither may write beyond its own key.
    const disk = Object.entries<string>(localStorage)
    saveLocalDraft('ana', 'channel-1', 'one')
    const first = Object.entries<string>(localStorage)
    localStorage.clear()
    for (const [key, value] of disk) localStorage.setItem(key, value)
    saveLocalDraft('ana', 'channel-2', 'two')
    for (const [key, value] of first) localStorage.setItem(key, value)
    expect(listDraftKeys('ana').toSorted()).toEqual(['channel-1', 'channel-2'])
    expect([readLocalDraft('ana', 'channel-1'), readLocalDraft('ana', 'channel-2')]).toEqual(['one', 'two'])
  })

  it('are not those of a user whose id has the same prefix', () => {
    saveLocalDraft('ana:2', 'feedback', 'theirs')
    expect(readLocalDraft('ana', '2:feedback')).toBeUndefined()
    expect(listDraftKeys('ana')).toEqual([])
    expect(readLocalDraft('ana:2', 'feedback')).toBe('theirs')
  })

  it.each(['not json', 'null', '[1]', '{"feedback":5}', '"text"'])(
    'are empty for the stored value %s',
    (stored) => {
      localStorage.setItem('drafts:ana:feedback', stored)
      localStorage.setItem('drafts:ana:other', stored)
      expect(readLocalDraft('ana', 'feedback')).toBeUndefined()
      expect(listDraftKeys('ana')).toEqual([])
    },
  )
})
