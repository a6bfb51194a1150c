import { DAY_MS } from '../../seed/calendar'
import { groupMemberAt } from '../../seed/channels/group-members'
import { pick, random, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { writersOf } from '../../seed/messages/staff-notes'
import type { Conversation } from '../threads/conversation'
import type { World } from '../../state/world'
import { changeGroupState, groupChange } from './group'
import { seedMemberCount } from '../threads/group-channels'
import type { GroupLogEntry } from '../../state/stored-group'
import { fanIdAt } from '../../seed/fans/fans'

const MAX_ENTRIES = 500

/** Appends to the log who did what to whom. */
export function logGroupAct(
  world: World,
  conversation: Conversation,
  byId: string,
  act: GroupLogEntry['act'],
  fans: readonly (number | null)[],
): void {
  const entries = fans.slice(0, MAX_ENTRIES).map((fanIndex) => ({
    entryId: world.newId('entry'),
    act,
    byId,
    userId: fanIndex === null ? null : fanIdAt(fanIndex),
    at: world.now(),
  }))
  const { log } = groupChange(world, conversation.channelId)
  changeGroupState(world, conversation.channelId, { log: [...entries, ...log].slice(0, MAX_ENTRIES) })
}

const SEED_ACTS = ['edited', 'added', 'muted', 'promoted', 'accepted', 'added', 'removed'] as const

/** Log entries from before the world was created, starting with the creation of the group. */
function seedLog({ creator, seed, channelId, anchor, group }: Conversation): GroupLogEntry[] {
  const writers = writersOf(creator)
  if (group || writers.length === 0) return []
  const roll = random(seedOf(ROLL.groupLog, creator.index, seed.index))
  const many = seedMemberCount(creator.index, seed.index)
  const acts = SEED_ACTS.map((act, n) => ({
    entryId: `entry-${channelId}-${n + 2}`,
    act,
    byId: pick(writers, roll()).userId,
    userId: act === 'edited' ? null : fanIdAt(groupMemberAt(seed.index, Math.floor(roll() * many))),
    at: anchor - Math.floor((SEED_ACTS.length - n + roll()) * 9 * DAY_MS),
  }))
  const created = {
    entryId: `entry-${channelId}-1`,
    act: 'created' as const,
    byId: pick(writers, roll()).userId,
    userId: null,
    at: anchor - 310 * DAY_MS,
  }
  return [created, ...acts].toReversed()
}

/** All log entries of a group, newest first. */
export const groupLogOf = (world: World, conversation: Conversation): GroupLogEntry[] => [
  ...groupChange(world, conversation.channelId).log,
  ...seedLog(conversation),
]
