import { dutyByCreator } from '../clock'
import { IDENTITIES } from '../identities'
import { assignedTo, waitingRows } from '../people/assigned'
import { standingOf } from '../fan/standing'
import { anchorOf } from '../anchor'
import { MINUTE_MS } from '../seed/calendar'
import { CREATORS, type SeedCreator } from '../seed/creators'
import { staffLinePlaces } from '../seed/lines'
import { fanLanguage } from '../seed/messages'
import { chance, pick } from '../seed/random'
import { paceOf } from '../seed/work-facts'
import { staffById } from '../seed/staff'
import type { World } from '../world'
import { addOurs } from './add-message'
import type { Facts } from './facts'
import { presentIn } from './presence'
import { findTalk, type Talk } from './talk'

/** The sign-in identities, whom the mock never acts for. */
const played = new Set(IDENTITIES.map(({ userId }) => userId))
/** A person active within this time is at work; idle ones do not answer fans. */
const AT_WORK_MS = 2 * MINUTE_MS
/** Over how long colleagues answer the seeded waiting chats. */
const BACKLOG_MS = 30 * MINUTE_MS
const LONGEST_REPLY_MS = 12 * MINUTE_MS
/** How often colleagues check for waiting chats. */
const LOOKED_EVERY_MS = 2000

/** Active colleagues on duty, by creator. */
function atWork(world: World): ReadonlyMap<string, string[]> {
  const since = world.now() - AT_WORK_MS
  return new Map(
    [...dutyByCreator(world)].map(([creatorId, there]) => [
      creatorId,
      there
        .filter(({ userId, lastActiveAt }) => !played.has(userId) && Date.parse(lastActiveAt ?? '') >= since)
        .map(({ userId }) => userId),
    ]),
  )
}

/** An active colleague for a creator, if any. */
export function colleagueAtWork(world: World, creator: SeedCreator, roll: number): string | undefined {
  const there = atWork(world).get(creator.userId) ?? []
  return there.length === 0 ? undefined : pick(there, roll)
}

/** When a colleague answers a fan: after that person's reply time in the work records. */
function dueAt(
  creator: SeedCreator,
  { index, since }: Facts & { since: number },
  userId: string,
  anchor: number,
): number {
  const roll = chance(193, creator.index, index, Math.floor(since / 1000))
  if (since <= anchor) return anchor + roll * BACKLOG_MS
  const spread = (chance(194, creator.index, index, Math.floor(since / 1000)) - 0.5) * 3
  const seconds = paceOf(staffById(userId)?.index ?? 0).reply * Math.exp(spread)
  return since + Math.min(LONGEST_REPLY_MS, seconds * 1000)
}

/** Who answers a fan: the assigned colleague if active, else any active one. Never a sign-in identity. */
function replierOf(
  world: World,
  creator: SeedCreator,
  row: Facts & { since: number },
  there: readonly string[],
) {
  const owner = assignedTo(world, creator, row)
  if (owner !== null && (played.has(owner) || there.includes(owner)))
    return played.has(owner) ? undefined : owner
  return there.length === 0 ? undefined : pick(there, chance(195, creator.index, row.index))
}

const isPlayed = (world: World, talk: Talk): boolean =>
  presentIn(world, talk).some(({ userId }) => played.has(userId))

/** Lets colleagues on duty answer waiting fans when due; idle and clocked-out ones do not answer. */
export function answerFans(world: World): void {
  const { traffic } = world.state.threads
  const look = Math.floor(world.now() / LOOKED_EVERY_MS)
  if (traffic.look === look) return
  traffic.look = look
  const [now, anchor, duty] = [world.now(), anchorOf(world), atWork(world)]
  for (const creator of CREATORS) {
    const there = duty.get(creator.userId) ?? []
    if (there.length === 0) continue
    for (const row of waitingRows(world, creator)) {
      const by = replierOf(world, creator, row, there)
      if (by === undefined || dueAt(creator, row, by, anchor) > now) continue
      const talk = findTalk(world, creator, row.channelId)
      if (!talk || isPlayed(world, talk) || standingOf(world, creator, row.fanIndex).isBlocked) continue
      const lines = staffLinePlaces(fanLanguage(row.fanIndex))
      addOurs(world, talk, { by, line: pick(lines, chance(196, row.index, Math.floor(now / 1000))) })
    }
  }
}
