import type * as v from 'valibot'

import type { AgencyCreator } from '@/domain/agency/agency-creator'

import type { Account } from '../../rules/account/accounts'
import type { WireOnDuty } from '../../rules/shifts/clock'
import { notesRecord } from './creator-records'
import { relativeChange } from '@/domain/figures/metrics'
import { rankOf } from '@/domain/agency/employee'
import { iso, MINUTE_MS, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { membersAt, usualMembers } from '../../seed/money/member-counts'
import { between, chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { waitingOf } from '../../rules/threads/waiting-counts'
import { EARNED_DAYS, earnedRecently } from '../../rules/money/recent-earnings'
import type { World } from '../../state/world'
import { hasConversations, creatorStateNow } from '../../rules/creators/agency-creators'
import { allPeople } from '../../rules/account/person'
import { maySeeMoney } from '../../rules/account/ranks'
import { AGENCY } from '../../seed/staff'

export type WireCreatorRow = v.InferInput<typeof AgencyCreator>

/** Recent figures of a creator. */
interface RecentFigures {
  earned: number
  change: number | null
  activeMembers: number
  unread: number
  oldestWaitAt: number | null
}

/** A deterministic estimate for creators of the large agency, who have no seeded money and conversations. */
function estimatedFigures(creator: SeedCreator, now: number): RecentFigures {
  const roll = (kind: number): number => chance(kind, creator.index)
  const isActive = creator.status === 'active' && !creator.isHidden
  const unread = isActive ? between(roll(ROLL.largeCreatorUnread) ** 2, 0, 40) : 0
  return {
    earned:
      creator.status === 'ended'
        ? 0
        : Math.round(creator.dailyGross * EARNED_DAYS * (0.7 + roll(ROLL.largeCreatorEarned))),
    change:
      creator.status === 'ended' ? null : Math.round((roll(ROLL.largeCreatorChange) - 0.45) * 6000) / 10_000,
    activeMembers: usualMembers(creator),
    unread,
    oldestWaitAt:
      unread > 8
        ? Math.floor(now / MINUTE_MS) * MINUTE_MS - between(roll(ROLL.largeCreatorWait), 1, 90) * MINUTE_MS
        : null,
  }
}

/** Recent figures of a creator: money and members of the last 28 days, and current conversations. */
export function recentFiguresOf(world: World, creator: SeedCreator): RecentFigures {
  const now = world.now()
  if (!hasConversations(creator)) return estimatedFigures(creator, now)
  const { earned, before } = earnedRecently(world, creator)
  const { messages, oldestWaitAt } = waitingOf(world, creator)
  return {
    earned,
    change: relativeChange(earned, before),
    activeMembers: membersAt(creator, now),
    unread: messages,
    oldestWaitAt,
  }
}

/** Who serves each creator: chatters and account managers; higher ranks work for all. */
export function teamsOf(world: World): ReadonlyMap<string, string[]> {
  const teams = new Map<string, string[]>()
  for (const person of allPeople(world)) {
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
  recent: RecentFigures
  onDuty: readonly WireOnDuty[]
  staffIds: readonly string[]
}

/** The record with the current state of the chats, as the client may see it. */
export function creatorRow(
  world: World,
  caller: Account,
  creator: SeedCreator,
  { recent, onDuty, staffIds }: RowFacts,
): WireCreatorRow {
  return {
    ...notesRecord(world, creator, caller),
    earned: { amount: recent.earned, currency: AGENCY.currency },
    status: creatorStateNow(world, creator).status,
    change: recent.change,
    unread: recent.unread,
    oldestWaitAt: isoOrNull(recent.oldestWaitAt),
    onDuty: [...onDuty],
    staffIds: [...staffIds],
    activeMembers: recent.activeMembers,
    plannedRates: maySeeMoney(caller) ? plannedRates(world, creator) : [],
  }
}

/** Future rates, the next first. */
const plannedRates = (world: World, { userId }: SeedCreator) =>
  (world.state.creatorTerms[userId]?.rates ?? [])
    .filter(({ from }) => from > world.now())
    .map((rates) => ({ ...rates, from: iso(rates.from) }))
