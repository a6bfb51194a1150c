import type { ParsedRequestOf } from '@/api/call'
import type { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import type { CreatorTotals } from '@/domain/agency/agency-creator'

import { type Account, accountById } from '../../rules/account/accounts'
import { onDutyByCreator } from '../../rules/shifts/clock'
import { creatorNotesOf } from './creator-records'
import { pageOf } from '../../rules/base/paging'
import { sortBy, type SortValue } from '../../rules/base/sort-by'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { allCreators, ratesAt, creatorStateNow } from '../../rules/creators/agency-creators'
import { creatorRow, recentFiguresOf, type RowFacts, teamsOf, type WireCreatorRow } from './creator-row'
import { groupTest } from '../../rules/people/staff-groups'
import { maySeeMoney } from '../../rules/account/ranks'
import { AGENCY } from '../../seed/staff'

type CreatorListRequest = ParsedRequestOf<typeof searchAgencyCreators>

interface CreatorMatch extends RowFacts {
  creator: SeedCreator
  standing: ReturnType<typeof creatorStateNow>
}

/**
 * The sort key of a creator; null where the client may not see the value, because the order would reveal
 * it.
 */
function sortValueOf(
  world: World,
  caller: Account,
  { creator, standing, recent, onDuty, staffIds }: CreatorMatch,
  by: CreatorListRequest['sort']['by'],
): SortValue {
  switch (by) {
    case 'pg':
      return Number(creator.pg)
    case 'rate':
      return maySeeMoney(caller) ? ratesAt(world, creator, world.now()).rate : null
    case 'onDuty':
      return onDuty.length
    case 'staff':
      return staffIds.length
    case 'notes':
      return creatorNotesOf(world, creator, caller).notes.toLowerCase() || null
    case 'name':
      return (standing.name ?? creator.displayName).toLowerCase()
    case 'status':
      return standing.status
    case 'createdAt':
      return creator.createdAt
    default:
      return recent[by]
  }
}

function matchesRequest(
  { creator, standing, onDuty }: CreatorMatch,
  asked: CreatorListRequest,
  own: readonly string[] | undefined,
  isInGroup: ReturnType<typeof groupTest>,
): boolean {
  const { status, isHidden, noCover, pg } = asked
  const query = asked.query.trim().toLowerCase()
  return (
    (status === undefined || standing.status === status) &&
    (isHidden === undefined || standing.isHidden === isHidden) &&
    isInGroup(creator.groupId) &&
    (pg === undefined || creator.pg === pg) &&
    (own === undefined || own.includes(creator.userId)) &&
    (noCover === undefined || (onDuty.length === 0) === noCover) &&
    [standing.name, creator.displayName, creator.username].some((name) => name?.toLowerCase().includes(query))
  )
}

function creatorTotals(rows: readonly CreatorMatch[]): CreatorTotals {
  const sum = (by: 'earned' | 'activeMembers' | 'unread') =>
    rows.reduce((all, { recent }) => all + recent[by], 0)
  return {
    total: rows.length,
    earned: { amount: sum('earned'), currency: AGENCY.currency },
    activeMembers: sum('activeMembers'),
    unread: sum('unread'),
  }
}

/** The agency's creators, filtered, sorted and paged. */
export function listCreators(
  world: World,
  caller: Account,
  asked: CreatorListRequest,
): { data: WireCreatorRow[]; lastId: string | null; totals: CreatorTotals } {
  const [duty, teams] = [onDutyByCreator(world), teamsOf(world)]
  const { assignedTo, sort } = asked
  const isInGroup = groupTest(world, asked.groupId)
  const own = assignedTo === undefined ? undefined : (accountById(world, assignedTo)?.creatorIds ?? [])
  const fitting = allCreators(world)
    .map((creator) => ({
      creator,
      standing: creatorStateNow(world, creator),
      onDuty: duty.get(creator.userId) ?? [],
      staffIds: teams.get(creator.userId) ?? [],
    }))
    .map((row): CreatorMatch => ({ ...row, recent: recentFiguresOf(world, row.creator) }))
    .filter((row) => matchesRequest(row, asked, own, isInGroup))
  const sorted = sortBy(fitting, (found) => sortValueOf(world, caller, found, sort.by), sort.descending)
  const { data, lastId } = pageOf(sorted, ({ creator }) => creator.creatorAgencyId, asked)
  return {
    data: data.map((found) => creatorRow(world, caller, found.creator, found)),
    lastId,
    totals: creatorTotals(fitting),
  }
}
