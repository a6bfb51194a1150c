import type { GroupMember } from '@/domain/chat/group'

export const MEMBER_ACTIONS = ['promote', 'demote', 'mute', 'unmute', 'ban', 'unban', 'remove'] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

/** Actions that exclude a member need confirmation. */
export const needsConfirmation = (action: MemberAction): action is 'ban' | 'remove' =>
  action === 'ban' || action === 'remove'

const APPLIES_TO: Record<MemberAction, (member: GroupMember) => boolean> = {
  promote: ({ role, isBanned }) => role === 'member' && !isBanned,
  demote: ({ role }) => role === 'moderator',
  mute: ({ isMuted, isBanned }) => !isMuted && !isBanned,
  unmute: ({ isMuted }) => isMuted,
  ban: ({ isBanned }) => !isBanned,
  unban: ({ isBanned }) => isBanned,
  remove: () => true,
}

/** Members that an action would change. */
export const affectedMembers = (action: MemberAction, members: readonly GroupMember[]): GroupMember[] =>
  members.filter(APPLIES_TO[action])

/** Actions that would change at least one of these members. */
export const applicableActions = (members: readonly GroupMember[]): MemberAction[] =>
  MEMBER_ACTIONS.filter((action) => affectedMembers(action, members).length > 0)

type MemberPatch = Partial<Pick<GroupMember, 'role' | 'isMuted' | 'isBanned'>>

/** Patch of an action and its undo. Removing a member is a separate call. */
export const MEMBER_PATCH: Record<
  Exclude<MemberAction, 'remove'>,
  { apply: MemberPatch; undo: MemberPatch }
> = {
  promote: { apply: { role: 'moderator' }, undo: { role: 'member' } },
  demote: { apply: { role: 'member' }, undo: { role: 'moderator' } },
  mute: { apply: { isMuted: true }, undo: { isMuted: false } },
  unmute: { apply: { isMuted: false }, undo: { isMuted: true } },
  ban: { apply: { isBanned: true }, undo: { isBanned: false } },
  unban: { apply: { isBanned: false }, undo: { isBanned: true } },
}
