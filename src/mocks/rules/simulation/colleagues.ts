import { onDutyByCreator } from '../shifts/clock'
import { IDENTITIES } from '../account/identities'
import { assignedTo, waitingRows } from '../people/assigned-chats'
import { fanStatusOf } from '../fan-status/fan-changes'
import { anchorOf } from '../../state/anchor'
import { MINUTE_MS } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { staffLineIndices } from '../../seed/messages/lines'
import { fanLanguage } from '../../seed/messages/messages'
import { chance, pick } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { workPaceOf } from '../../seed/work/reply-turns'
import { staffById } from '../../seed/staff'
import type { World } from '../../state/world'
import { addStaffMessage } from '../threads/add-message'
import type { ChannelFacts } from '../../seed/channels/seed-channel-facts'
import { presentIn } from '../threads/presence'
import { findConversation, type Conversation } from '../threads/conversation'

/** The sign-in identities, whom the mock never acts for. */
const signInUsers = new Set(IDENTITIES.map(({ userId }) => userId))
/** A person active within this time is at work; idle ones do not answer fans. */
const ACTIVE_WITHIN_MS = 2 * MINUTE_MS
/** Over how long colleagues answer the seeded waiting chats. */
const BACKLOG_MS = 30 * MINUTE_MS
const MAX_REPLY_MS = 12 * MINUTE_MS
/** How often colleagues check for waiting chats. */
const CHECK_EVERY_MS = 2000

/** Active colleagues on duty, by creator. */
function activeColleagues(world: World): ReadonlyMap<string, string[]> {
  const since = world.now() - ACTIVE_WITHIN_MS
  return new Map(
    [...onDutyByCreator(world)].map(([creatorId, there]) => [
      creatorId,
      there
        .filter(
          ({ userId, lastActiveAt }) => !signInUsers.has(userId) && Date.parse(lastActiveAt ?? '') >= since,
        )
        .map(({ userId }) => userId),
    ]),
  )
}

/** An active colleague for a creator, if any. */
export function activeColleague(world: World, creator: SeedCreator, roll: number): string | undefined {
  const there = activeColleagues(world).get(creator.userId) ?? []
  return there.length === 0 ? undefined : pick(there, roll)
}

/** When a colleague answers a fan: after that person's reply time in the work records. */
function replyDueAt(
  creator: SeedCreator,
  { index, since }: ChannelFacts & { since: number },
  userId: string,
  anchor: number,
): number {
  const roll = chance(ROLL.colleagueReplies, creator.index, index, Math.floor(since / 1000))
  if (since <= anchor) return anchor + roll * BACKLOG_MS
  const spread = (chance(ROLL.colleagueReplyTime, creator.index, index, Math.floor(since / 1000)) - 0.5) * 3
  const seconds = workPaceOf(staffById(userId)?.index ?? 0).reply * Math.exp(spread)
  return since + Math.min(MAX_REPLY_MS, seconds * 1000)
}

/** Who answers a fan: the assigned colleague if active, else any active one. Never a sign-in identity. */
function replierOf(
  world: World,
  creator: SeedCreator,
  row: ChannelFacts & { since: number },
  there: readonly string[],
) {
  const owner = assignedTo(world, creator, row)
  if (owner !== null && (signInUsers.has(owner) || there.includes(owner)))
    return signInUsers.has(owner) ? undefined : owner
  return there.length === 0 ? undefined : pick(there, chance(ROLL.colleague, creator.index, row.index))
}

const isSignInUser = (world: World, conversation: Conversation): boolean =>
  presentIn(world, conversation).some((userId) => signInUsers.has(userId))

/** Lets colleagues on duty answer waiting fans when due; idle and clocked-out ones do not answer. */
export function answerFans(world: World): void {
  const { traffic } = world.state.threads
  const look = Math.floor(world.now() / CHECK_EVERY_MS)
  if (traffic.look === look) return
  traffic.look = look
  const [now, anchor, duty] = [world.now(), anchorOf(world), activeColleagues(world)]
  for (const creator of CREATORS) {
    const there = duty.get(creator.userId) ?? []
    if (there.length === 0) continue
    for (const row of waitingRows(world, creator)) {
      const by = replierOf(world, creator, row, there)
      if (by === undefined || replyDueAt(creator, row, by, anchor) > now) continue
      const conversation = findConversation(world, creator, row.channelId)
      if (
        !conversation ||
        isSignInUser(world, conversation) ||
        fanStatusOf(world, creator, row.fanIndex).isBlocked
      )
        continue
      const lines = staffLineIndices(fanLanguage(row.fanIndex))
      addStaffMessage(world, conversation, {
        by,
        line: pick(lines, chance(ROLL.colleagueLine, row.index, Math.floor(now / 1000))),
      })
    }
  }
}
