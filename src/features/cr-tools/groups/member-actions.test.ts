import { describe, expect, it } from 'vitest'

import type { GroupMember } from '@/domain/chat/group'
import { instant } from '@/domain/time/instant'

import { affectedMembers, applicableActions } from './member-actions'

const member = (userId: string, part: Partial<GroupMember> = {}): GroupMember => ({
  channelId: null,
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
    expect(applicableActions([member('a')])).toEqual(['promote', 'mute', 'ban', 'remove'])
    expect(applicableActions([member('a', { isBanned: true })])).toEqual(['unban', 'remove'])
    expect(applicableActions([])).toEqual([])
  })

  it('apply only to members they change, so that Undo restores the rest', () => {
    const all = [member('a', { isMuted: true }), member('b')]
    expect(affectedMembers('mute', all).map(({ userId }) => userId)).toEqual(['b'])
  })
})
