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

describe('member actions', () => {
  it('are offered only when they would change a member', () => {
    expect(fittingActs([member('a')])).toEqual(['promote', 'mute', 'ban', 'remove'])
    expect(fittingActs([member('a', { isBanned: true })])).toEqual(['unban', 'remove'])
    expect(fittingActs([])).toEqual([])
  })

  it('apply only to members they change, so that Undo restores the rest', () => {
    const all = [member('a', { isMuted: true }), member('b')]
    expect(affected('mute', all).map(({ userId }) => userId)).toEqual(['b'])
  })
})
