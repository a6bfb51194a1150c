import type { GroupMember } from '@/domain/group'

export const MEMBER_ACTS = ['promote', 'demote', 'mute', 'unmute', 'ban', 'unban', 'remove'] as const
export type MemberAct = (typeof MEMBER_ACTS)[number]

/** Actions that exclude a member need confirmation. */
export const isGrave = (act: MemberAct): act is 'ban' | 'remove' => act === 'ban' || act === 'remove'

const FITS: Record<MemberAct, (member: GroupMember) => boolean> = {
  promote: ({ role, isBanned }) => role === 'member' && !isBanned,
  demote: ({ role }) => role === 'moderator',
  mute: ({ isMuted, isBanned }) => !isMuted && !isBanned,
  unmute: ({ isMuted }) => isMuted,
  ban: ({ isBanned }) => !isBanned,
  unban: ({ isBanned }) => isBanned,
  remove: () => true,
}

/** Members that an action would change. */
export const affected = (act: MemberAct, members: readonly GroupMember[]): GroupMember[] =>
  members.filter(FITS[act])

/** Actions that would change at least one of these members. */
export const fittingActs = (members: readonly GroupMember[]): MemberAct[] =>
  MEMBER_ACTS.filter((act) => affected(act, members).length > 0)

type Patch = Partial<Pick<GroupMember, 'role' | 'isMuted' | 'isBanned'>>

/** Patch of an action and its undo. Removing a member is a separate call. */
export const PATCH: Record<Exclude<MemberAct, 'remove'>, { apply: Patch; undo: Patch }> = {
  promote: { apply: { role: 'moderator' }, undo: { role: 'member' } },
  demote: { apply: { role: 'member' }, undo: { role: 'moderator' } },
  mute: { apply: { isMuted: true }, undo: { isMuted: false } },
  unmute: { apply: { isMuted: false }, undo: { isMuted: true } },
  ban: { apply: { isBanned: true }, undo: { isBanned: false } },
  unban: { apply: { isBanned: false }, undo: { isBanned: true } },
}
