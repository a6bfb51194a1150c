import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { dropDraft, readDraft, saveDraft } from './drafts'

const DAY_MS = 24 * 60 * 60_000
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('drafts', () => {
  it('come back to the user who wrote them, and to nobody else', () => {
    saveDraft('ana', 'feedback', { text: 'half a sent' })
    expect(readDraft('ana', 'feedback')).toEqual({ text: 'half a sent' })
    expect(readDraft('ben', 'feedback')).toBeUndefined()
  })

  it('stay for 7 days', () => {
    saveDraft('ana', 'feedback', 'text')
    vi.advanceTimersByTime(7 * DAY_MS)
    expect(readDraft('ana', 'feedback')).toBe('text')
    vi.advanceTimersByTime(1)
    expect(readDraft('ana', 'feedback')).toBeUndefined()
  })

  it('are dropped one by one, with nothing left behind by the last', () => {
    saveDraft('ana', 'one', 1)
    saveDraft('ana', 'two', 2)
    dropDraft('ana', 'one')
    expect(readDraft('ana', 'one')).toBeUndefined()
    expect(readDraft('ana', 'two')).toBe(2)
    dropDraft('ana', 'two')
    expect(localStorage).toHaveLength(0)
  })

  it.each(['not json', 'null', '[1]', '{"feedback":5}', '"text"'])(
    'count as none when they read %s',
    (stored) => {
      localStorage.setItem('drafts:ana', stored)
      expect(readDraft('ana', 'feedback')).toBeUndefined()
    },
  )
})
