import { describe, expect, it } from 'vitest'

import { goalPart, type LiveComment, mergeComments } from './broadcast'
import { instant } from './instant'

const comment = (commentId: string, at: number, part: Partial<LiveComment> = {}): LiveComment => ({
  commentId,
  userId: 'fan-1',
  at: instant(at),
  kind: 'text',
  text: commentId,
  amount: null,
  sentById: null,
  replyToId: null,
  isDeleted: false,
  ...part,
})

describe('the chat of a live', () => {
  it('keeps the order of time, whichever way comments come', () => {
    const merged = mergeComments([comment('a', 1), comment('c', 3)], [comment('d', 4), comment('b', 2)])
    expect(merged.map(({ commentId }) => commentId)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('holds a comment once, as it was last sent', () => {
    const merged = mergeComments([comment('a', 1)], [comment('a', 1, { isDeleted: true })])
    expect(merged).toEqual([comment('a', 1, { isDeleted: true })])
  })

  it('is the same list when nothing came', () => {
    const comments = [comment('a', 1)]
    expect(mergeComments(comments, [])).toBe(comments)
  })
})

describe('a goal', () => {
  it('is reached as far as the tips go, and no further than the whole', () => {
    const goal = { title: 'Dance', amount: 10_000 }
    expect(goalPart({ goal, tipped: 2500 })).toBe(0.25)
    expect(goalPart({ goal, tipped: 25_000 })).toBe(1)
    expect(goalPart({ goal: null, tipped: 2500 })).toBe(0)
  })
})
