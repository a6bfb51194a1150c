import type { ParsedRequestOf } from '@/api/call'
import type { searchAgencyCreators } from '@/api/calls/agency-util'
import type { CreatorTotals } from '@/domain/agency-creator'

import { type Account, accountById } from '../accounts'
import { dutyByCreator } from '../clock'
import { notesOf } from '../creator-records'
import { page } from '../paging'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { allCreators, ratesAt, standingNow } from './creator-now'
import { creatorRow, latelyOf, type RowFacts, teamsOf, type WireCreatorRow } from './creator-row'
import { groupTest } from './groups'
import { maySeeMoney } from './ranks'

type Asked = ParsedRequestOf<typeof searchAgencyCreators>
type Value = string | number | null

interface Found extends RowFacts {
  creator: SeedCreator
  standing: ReturnType<typeof standingNow>
}

const words = (text: string): string | null => (text === '' ? null : text.toLowerCase())

/**
 * The sort key of a creator; null where the client may not see the value, because the order would reveal
 * it.
 */
function valueOf(
  world: World,
  asker: Account,
  { creator, standing, lately, onDuty, staffIds }: Found,
  by: Asked['sort']['by'],
): Value {
  switch (by) {
    case 'pg':
      return Number(creator.pg)
    case 'rate':
      return maySeeMoney(asker) ? ratesAt(world, creator, world.now()).rate : null
    case 'onDuty':
      return onDuty.length
    case 'staff':
      return staffIds.length
    case 'notes':
      return words(notesOf(world, creator, asker).notes)
    case 'name':
      return (standing.name ?? creator.displayName).toLowerCase()
    case 'status':
      return standing.status
    case 'createdAt':
      return creator.createdAt
    default:
      return lately[by]
  }
}

interface Keyed {
  found: Found
  key: Value
}

/** Rows without a value come last in both directions. */
function compare({ key, found }: Keyed, other: Keyed, sign: number): number {
  if (key === other.key) return found.creator.index - other.found.creator.index
  if (key === null) return 1
  if (other.key === null) return -1
  return (key < other.key ? -1 : 1) * sign
}

function fits(
  { creator, standing, onDuty }: Found,
  asked: Asked,
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

function totalsOf(rows: readonly Found[]): CreatorTotals {
  const sum = (by: 'earned' | 'activeMembers' | 'unread') =>
    rows.reduce((all, { lately }) => all + lately[by], 0)
  return {
    total: rows.length,
    earned: { amount: sum('earned'), currency: 'USD' },
    activeMembers: sum('activeMembers'),
    unread: sum('unread'),
  }
}

/** The agency's creators, filtered, sorted and paged. */
export function listCreators(
  world: World,
  asker: Account,
  asked: Asked,
): { data: WireCreatorRow[]; lastId: string | null; totals: CreatorTotals } {
  const [duty, teams] = [dutyByCreator(world), teamsOf(world)]
  const { assignedTo } = asked
  const isInGroup = groupTest(world, asked.groupId)
  const own = assignedTo === undefined ? undefined : (accountById(world, assignedTo)?.creatorIds ?? [])
  const fitting = allCreators(world)
    .map((creator) => ({
      creator,
      standing: standingNow(world, creator),
      onDuty: duty.get(creator.userId) ?? [],
      staffIds: teams.get(creator.userId) ?? [],
    }))
    .map((row): Found => ({ ...row, lately: latelyOf(world, row.creator) }))
    .filter((row) => fits(row, asked, own, isInGroup))
  const rows = fitting
    .map((found) => ({ found, key: valueOf(world, asker, found, asked.sort.by) }))
    .sort((one, other) => compare(one, other, asked.sort.descending ? -1 : 1))
  const { data, lastId } = page(rows, ({ found }) => found.creator.creatorAgencyId, asked)
  return {
    data: data.map(({ found }) => creatorRow(world, asker, found.creator, found)),
    lastId,
    totals: totalsOf(fitting),
  }
}
