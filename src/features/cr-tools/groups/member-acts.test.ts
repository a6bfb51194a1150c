import { describe, expect, it } from 'vitest'

import type { GroupMember } from '@/domain/group'
import { instant } from '@/domain/instant'

import { affected, fittingActs } from './member-acts'

const member = (userId: string, part: Partial<GroupMember> = {}): GroupMember => ({
  userId,
  role: 'member',
  joinedAt: instant(0),
  spend: null,
  isMuted: false,
  isBanned: false,
  ...part,
})

describe('what can be done with members', () => {
  it('offers only what would change somebody', () => {
    expect(fittingActs([member('a')])).toEqual(['promote', 'mute', 'ban', 'remove'])
    expect(fittingActs([member('a', { isBanned: true })])).toEqual(['unban', 'remove'])
    expect(fittingActs([])).toEqual([])
  })

  it('touches only those it changes, so that taking it back restores the rest', () => {
    const all = [member('a', { isMuted: true }), member('b')]
    expect(affected('mute', all).map(({ userId }) => userId)).toEqual(['b'])
  })
})
