import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { allowUserData, clearUserData } from '@/services/storage/user-data'

import { recordEmoji, recordTone, readEmojiPreferences } from './emoji-preferences'

describe('recent emojis', () => {
  beforeEach(() => ['ana', 'ben'].forEach((userId) => (clearUserData(userId), allowUserData(userId))))
  afterEach(() => void vi.useRealTimers())

  it('are stored newest first, each once, per user', () => {
    for (const char of ['a', 'b', 'a']) recordEmoji('ana', char)
    expect(readEmojiPreferences('ana').recent).toEqual(['a', 'b'])
    expect(readEmojiPreferences('ben').recent).toEqual([])
  })

  it('are stored with the skin tone', () => {
    recordTone('ana', 3)
    recordEmoji('ana', 'a')
    expect(readEmojiPreferences('ana')).toEqual({ recent: ['a'], tone: 3 })
  })

  it('are still there after a holiday', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    recordTone('ana', 3)
    recordEmoji('ana', 'a')
    vi.setSystemTime(Date.now() + 30 * 86_400_000)
    expect(readEmojiPreferences('ana')).toEqual({ recent: ['a'], tone: 3 })
  })

  it('are removed at logout (decisions 12)', () => {
    recordEmoji('ana', 'a')
    clearUserData('ana')
    expect(readEmojiPreferences('ana')).toEqual({ recent: [], tone: 0 })
  })

  it('are limited to what fits', () => {
    for (let at = 0; at < 100; at += 1) recordEmoji('ana', String(at))
    expect(readEmojiPreferences('ana').recent).toHaveLength(27)
  })
})
