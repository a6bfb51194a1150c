import { beforeEach, describe, expect, it } from 'vitest'

import { allowTraces, forgetTraces } from '@/services/traces'

import { noteEmoji, noteTone, readHabits } from './emoji-habits'

describe('recent emojis', () => {
  beforeEach(() => ['ana', 'ben'].forEach((userId) => (forgetTraces(userId), allowTraces(userId))))

  it('are stored newest first, each once, per user', () => {
    for (const char of ['a', 'b', 'a']) noteEmoji('ana', char)
    expect(readHabits('ana').recent).toEqual(['a', 'b'])
    expect(readHabits('ben').recent).toEqual([])
  })

  it('are stored with the skin tone', () => {
    noteTone('ana', 3)
    noteEmoji('ana', 'a')
    expect(readHabits('ana')).toEqual({ recent: ['a'], tone: 3 })
  })

  it('are removed at logout (decisions 12)', () => {
    noteEmoji('ana', 'a')
    forgetTraces('ana')
    expect(readHabits('ana')).toEqual({ recent: [], tone: 0 })
  })

  it('are limited to what fits', () => {
    for (let at = 0; at < 100; at += 1) noteEmoji('ana', String(at))
    expect(readHabits('ana').recent).toHaveLength(27)
  })
})
