import type * as v from 'valibot'

import type { GroupMember, GroupMemberSort } from '@/domain/chat/group'
import { isSameValue } from '@/lib/changed-fields'
import { foldText } from '@/lib/text/fold-text'

import { DAY_MS, iso } from '../../seed/calendar'
import { fanAt, fanIdAt } from '../../seed/fans/fans'
import { groupMemberAt } from '../../seed/channels/group-members'
import { between, chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { sortBy } from '../base/sort-by'
import { channelWith } from '../fan/channel-with'
import { fanSpent } from '../fan/fan-spent'
import type { SeedCreator } from '../../seed/creators'
import { updateGroupChannel, seedMemberCount } from '../threads/group-channels'
import { type Conversation } from '../threads/conversation'
import type { World } from '../../state/world'
import { changeGroupState, groupChange } from './group'
import type { MemberChange } from '../../state/stored-group'

export interface Member {
  fanIndex: number
  joinedAt: number
  role: 'member' | 'moderator'
  isMuted: boolean
  isBanned: boolean
}

const MODERATORS = 3
const MAX_MEMBER_DAYS = 300

function seedMember({ seed, anchor, creator }: Conversation, n: number): Member {
  const fanIndex = groupMemberAt(seed.index, n)
  const roll = chance(ROLL.memberIsMuted, creator.index, seed.index, n)
  return {
    fanIndex,
    joinedAt:
      anchor -
      Math.floor(chance(ROLL.memberJoinedAt, creator.index, seed.index, n) * MAX_MEMBER_DAYS * DAY_MS),
    role: n < MODERATORS ? 'moderator' : 'member',
    isMuted: n >= MODERATORS && roll < 0.02,
    isBanned: false,
  }
}

/** Members, banned ones included: moderators first, then the newest. */
export function groupMembersOf(world: World, conversation: Conversation): Member[] {
  const { members, added } = groupChange(world, conversation.channelId)
  const many = conversation.group ? 0 : seedMemberCount(conversation.creator.index, conversation.seed.index)
  const all = new Map<number, Member>()
  for (let n = 0; n < many; n += 1) {
    const member = seedMember(conversation, n)
    all.set(member.fanIndex, member)
  }
  for (const { at, fans } of added) {
    for (const fanIndex of fans) {
      all.set(fanIndex, { fanIndex, joinedAt: at, role: 'member', isMuted: false, isBanned: false })
    }
  }
  for (const [fanIndex, { isGone, ...change }] of Object.entries(members)) {
    const member = all.get(Number(fanIndex))
    if (isGone === true) all.delete(Number(fanIndex))
    else if (member) all.set(member.fanIndex, { ...member, ...change })
  }
  const rank = ({ role }: Member): number => (role === 'moderator' ? 0 : 1)
  return [...all.values()].toSorted(
    (a, b) => rank(a) - rank(b) || b.joinedAt - a.joinedAt || a.fanIndex - b.fanIndex,
  )
}

function nameOf({ fanIndex }: Member): string {
  const { displayName, username } = fanAt(fanIndex)
  return foldText(displayName || username)
}

/** Without the right to see spend, the order does not reveal it either. */
export function sortGroupMembers(
  world: World,
  creator: SeedCreator,
  members: readonly Member[],
  sort: GroupMemberSort | undefined,
  canSeeSpend: boolean,
): readonly Member[] {
  if (!sort || (sort.by === 'spend' && !canSeeSpend)) return members
  const values: Record<GroupMemberSort['by'], (member: Member) => string | number> = {
    name: nameOf,
    role: ({ role }) => role,
    joined: ({ joinedAt }) => joinedAt,
    spend: ({ fanIndex }) => fanSpent(world, creator, fanIndex),
    state: ({ isMuted, isBanned }) => Number(isMuted) + 2 * Number(isBanned),
  }
  return sortBy(members, values[sort.by], sort.descending)
}

/** A member in wire format, with spend only for callers who may see it. */
export const wireMember = (
  world: World,
  creator: SeedCreator,
  { fanIndex, joinedAt, ...standing }: Member,
  canSeeSpend: boolean,
): Required<v.InferInput<typeof GroupMember>> => ({
  userId: fanIdAt(fanIndex),
  channelId: channelWith(creator, fanIndex),
  joinedAt: iso(joinedAt),
  ...standing,
  spend: canSeeSpend ? fanSpent(world, creator, fanIndex) : null,
})

/** Updates the member count in the list of channels, without banned ones. */
function updateMemberCount(world: World, conversation: Conversation): void {
  const memberCount = groupMembersOf(world, conversation).filter(({ isBanned }) => !isBanned).length
  updateGroupChannel(world, conversation.creator, conversation.channelId, { memberCount })
}

/** Changes members and returns those who differ since; other fans are skipped. */
export function changeGroupMembers(
  world: World,
  conversation: Conversation,
  fans: readonly number[],
  patch: MemberChange,
): number[] {
  const changeable = groupMembersOf(world, conversation).filter(
    (member) => !isSameValue(member, { ...member, ...patch }),
  )
  const differing = new Set(changeable.map(({ fanIndex }) => fanIndex))
  const concerned = fans.filter((fanIndex) => differing.has(fanIndex))
  const { members } = groupChange(world, conversation.channelId)
  const changed = Object.fromEntries(
    concerned.map((fanIndex) => [fanIndex, { ...members[fanIndex], ...patch }]),
  )
  changeGroupState(world, conversation.channelId, { members: { ...members, ...changed } })
  updateMemberCount(world, conversation)
  return concerned
}

/** Adds fans and returns the new members; existing and banned ones are skipped. */
export function addGroupMembers(world: World, conversation: Conversation, fans: readonly number[]): number[] {
  const memberIds = new Set(groupMembersOf(world, conversation).map(({ fanIndex }) => fanIndex))
  const fresh = [...new Set(fans)].filter((fanIndex) => !memberIds.has(fanIndex))
  if (fresh.length === 0) return []
  const { members, added } = groupChange(world, conversation.channelId)
  // A returning member joins like a new one.
  const others = Object.fromEntries(
    Object.entries(members).filter(([fanIndex]) => !fresh.includes(Number(fanIndex))),
  )
  const gone = new Set(
    Object.entries(members).flatMap(([fanIndex, { isGone }]) => (isGone ? [Number(fanIndex)] : [])),
  )
  const before = added.map(({ at, fans: list }) => ({ at, fans: list.filter((one) => !gone.has(one)) }))
  changeGroupState(world, conversation.channelId, {
    members: others,
    added: [...before, { at: world.now(), fans: fresh }],
  })
  updateMemberCount(world, conversation)
  return fresh
}

/** How many join requests are seeded. */
export const seedRequestCount = ({ seed, creator, group }: Conversation): number =>
  group ? 0 : between(chance(ROLL.joinRequestCount, creator.index, seed.index), 0, 9)
