import { describe, expect, it } from 'vitest'

import { goalProgress, type LiveComment, mergeComments } from './broadcast'
import { instant } from '../time/instant'

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

describe('the live chat', () => {
  it('orders comments by time, in whatever order they arrive', () => {
    const merged = mergeComments([comment('a', 1), comment('c', 3)], [comment('d', 4), comment('b', 2)])
    expect(merged.map(({ commentId }) => commentId)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('keeps one copy of a comment, the latest', () => {
    const merged = mergeComments([comment('a', 1)], [comment('a', 1, { isDeleted: true })])
    expect(merged).toEqual([comment('a', 1, { isDeleted: true })])
  })

  it('returns the same list when nothing arrives', () => {
    const comments = [comment('a', 1)]
    expect(mergeComments(comments, [])).toBe(comments)
  })
})

describe('a live goal', () => {
  it('progresses with the tips, up to 100 %', () => {
    const goal = { title: 'Dance', amount: 10_000 }
    expect(goalProgress({ goal, tipped: 2500 })).toBe(0.25)
    expect(goalProgress({ goal, tipped: 25_000 })).toBe(1)
    expect(goalProgress({ goal: null, tipped: 2500 })).toBe(0)
  })
})
