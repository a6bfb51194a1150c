import { beforeEach, describe, expect, it } from 'vitest'

import { allowTraces, forgetTraces } from '@/services/traces'

import { noteEmoji, noteTone, readHabits } from './emoji-habits'

describe('recent emoji', () => {
  beforeEach(() => ['ana', 'ben'].forEach((userId) => (forgetTraces(userId), allowTraces(userId))))

  it('are kept newest first, each once, for each person apart', () => {
    for (const char of ['a', 'b', 'a']) noteEmoji('ana', char)
    expect(readHabits('ana').recent).toEqual(['a', 'b'])
    expect(readHabits('ben').recent).toEqual([])
  })

  it('keep the tone beside them', () => {
    noteTone('ana', 3)
    noteEmoji('ana', 'a')
    expect(readHabits('ana')).toEqual({ recent: ['a'], tone: 3 })
  })

  it('go with a logout (decision 12)', () => {
    noteEmoji('ana', 'a')
    forgetTraces('ana')
    expect(readHabits('ana')).toEqual({ recent: [], tone: 0 })
  })

  it('are as many as fit', () => {
    for (let at = 0; at < 100; at += 1) noteEmoji('ana', String(at))
    expect(readHabits('ana').recent).toHaveLength(27)
  })
})
