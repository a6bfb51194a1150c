import type * as v from 'valibot'

import type { AgencyCreator } from '@/domain/agency-creator'

import type { Account } from '../accounts'
import type { WireOnDuty } from '../clock'
import { notesRecord } from '../creator-records'
import { changeOf } from '@/domain/metrics'
import { iso, MINUTE_MS } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import { membersAt } from '../seed/member-counts'
import { between, chance } from '../seed/random'
import { waitingOf } from '../threads/waiting'
import { EARNED_DAYS, earnedLately } from '../performance/earned'
import type { World } from '../world'
import { hasTalks, standingNow } from './creator-now'
import { peopleOf } from './person'
import { maySeeMoney, rankOf } from './ranks'

export type WireCreatorRow = v.InferInput<typeof AgencyCreator>

/** Recent figures of a creator. */
interface Lately {
  earned: number
  change: number | null
  activeMembers: number
  unread: number
  oldestWaitAt: number | null
}

/** A deterministic estimate for creators of the large agency, who have no seeded money and conversations. */
function guessed(creator: SeedCreator, now: number): Lately {
  const roll = (kind: number): number => chance(kind, creator.index)
  const isActive = creator.status === 'active' && !creator.isHidden
  const unread = isActive ? between(roll(171) ** 2, 0, 40) : 0
  return {
    earned: creator.status === 'ended' ? 0 : Math.round(creator.dailyGross * EARNED_DAYS * (0.7 + roll(172))),
    change: creator.status === 'ended' ? null : Math.round((roll(173) - 0.45) * 6000) / 10_000,
    activeMembers: creator.status === 'ended' ? 0 : Math.round(creator.dailyGross / 190),
    unread,
    oldestWaitAt:
      unread > 8 ? Math.floor(now / MINUTE_MS) * MINUTE_MS - between(roll(174), 1, 90) * MINUTE_MS : null,
  }
}

/** Recent figures of a creator: money and members of the last 28 days, and current conversations. */
export function latelyOf(world: World, creator: SeedCreator): Lately {
  const now = world.now()
  if (!hasTalks(creator)) return guessed(creator, now)
  const { earned, before } = earnedLately(world, creator)
  const { messages, oldestWaitAt } = waitingOf(world, creator)
  return {
    earned,
    change: changeOf(earned, before),
    activeMembers: membersAt(creator, now),
    unread: messages,
    oldestWaitAt,
  }
}

/** Who serves each creator: chatters and account managers; higher ranks work for all. */
export function teamsOf(world: World): ReadonlyMap<string, string[]> {
  const teams = new Map<string, string[]>()
  for (const person of peopleOf(world)) {
    if (person.status !== 'active' || rankOf(person.roles) > 1) continue
    for (const creatorId of person.creatorIds) {
      const team = teams.get(creatorId)
      if (team) team.push(person.userId)
      else teams.set(creatorId, [person.userId])
    }
  }
  return teams
}

export interface RowFacts {
  lately: Lately
  onDuty: readonly WireOnDuty[]
  staffIds: readonly string[]
}

/** The record with the current state of the chats, as the client may see it. */
export function creatorRow(
  world: World,
  asker: Account,
  creator: SeedCreator,
  { lately, onDuty, staffIds }: RowFacts,
): WireCreatorRow {
  return {
    ...notesRecord(world, creator, asker),
    earned: { amount: lately.earned, currency: 'USD' },
    status: standingNow(world, creator).status,
    change: lately.change,
    unread: lately.unread,
    oldestWaitAt: lately.oldestWaitAt === null ? null : iso(lately.oldestWaitAt),
    onDuty: [...onDuty],
    staffIds: [...staffIds],
    activeMembers: lately.activeMembers,
    plannedRates: maySeeMoney(asker) ? plannedRates(world, creator) : [],
  }
}

/** Future rates, the next first. */
const plannedRates = (world: World, { userId }: SeedCreator) =>
  (world.state.creatorTerms[userId]?.rates ?? [])
    .filter(({ from }) => from > world.now())
    .map((rates) => ({ ...rates, from: iso(rates.from) }))
