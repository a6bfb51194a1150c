import type { ParsedRequestOf } from '@/api/call'
import type { listMassMessages } from '@/api/calls/chat/mass-messages'
import type { ChatterPermissions } from '@/domain/account/permission'
import { meanCents, ratio } from '@/domain/figures/metrics'
import { isMassPriced, type MassSort, type MassState } from '@/domain/mass/mass-message'
import { foldText } from '@/lib/text/fold-text'

import { pageOf } from '../base/paging'
import { sortBy } from '../base/sort-by'
import { findList } from '../lists/stored-lists'
import { displayOf } from '../people/user-displays'
import type { SeedCreator } from '../../seed/creators'
import type { StoredMass } from '../../state/stored-mass'
import type { World } from '../../state/world'
import { stageOf } from './mass-progress'
import { type MassResults, resultsOf } from './mass-results'
import { massesOf } from './masses'
import { wireMass } from './wire-mass'
import { AGENCY } from '../../seed/staff'

/** States before anyone got the message. */
export const UNSENT: readonly MassState[] = ['scheduled', 'held']

interface ListedMass {
  mass: StoredMass
  state: MassState
  isPriced: boolean
  results: MassResults
}

function listedMass(mass: StoredMass, now: number): ListedMass {
  const stage = stageOf(mass, now)
  const { content, second } = mass
  const isPriced = isMassPriced({ price: content.price, test: second && { second: second.content } })
  return { mass, state: stage.state, isPriced, results: resultsOf(mass, stage, now) }
}

type SortValues = Record<MassSort['by'], (row: ListedMass) => string | number | null>

/** The values of the columns as the reader sees them. */
function sortValues(world: World, creator: SeedCreator, reader: ChatterPermissions): SortValues {
  const named = (name: string | undefined): string | null => (name ? foldText(name) : null)
  return {
    text: ({ mass }) => named(mass.content.text),
    price: ({ mass }) => mass.content.price,
    revenue: ({ results }) => (reader.canSeeSpend ? results.revenue : null),
    perFan: ({ results }) => (reader.canSeeSpend ? meanCents(results.revenue, results.sent) : null),
    unlock: ({ results, isPriced }) => (isPriced ? ratio(results.bought, results.sent) : null),
    bought: ({ results, isPriced }) => (isPriced ? results.bought : null),
    sent: ({ results }) => results.sent,
    seen: ({ results }) => ratio(results.seen, results.sent),
    sentAt: ({ mass, results }) => (results.sent > 0 ? mass.startsAt : mass.createdAt),
    unsent: ({ results }) => results.unsent,
    audience: ({ mass }) =>
      foldText(mass.include.map((listId) => findList(world, creator, listId)?.name ?? '').join()),
    by: ({ mass }) =>
      reader.canSeeStaffNames ? named(displayOf(world, mass.byId)?.displayName ?? mass.byId) : null,
  }
}

function massSums(rows: readonly ListedMass[], { canSeeSpend }: ChatterPermissions) {
  const sum = (of: (row: ListedMass) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    currency: AGENCY.currency,
    sent: sum(({ results }) => results.sent),
    sentPriced: sum(({ results, isPriced }) => (isPriced ? results.sent : 0)),
    seen: sum(({ results }) => results.seen),
    bought: sum(({ results, isPriced }) => (isPriced ? results.bought : 0)),
    revenue: canSeeSpend ? sum(({ results }) => results.revenue) : 0,
    unsent: sum(({ results }) => results.unsent),
  }
}

/** Scheduled or sent messages, sorted and paged, with the sums of all of them. */
export async function listMasses(
  world: World,
  creator: SeedCreator,
  asked: ParsedRequestOf<typeof listMassMessages>,
  reader: ChatterPermissions,
) {
  const now = world.now()
  const isScheduled = asked.state === 'scheduled'
  const rows = (await massesOf(world, creator))
    .map((mass) => listedMass(mass, now))
    .filter(({ state }) => UNSENT.includes(state) === isScheduled)
  if (isScheduled) rows.reverse()
  const { sort } = asked
  const sorted = sort ? sortBy(rows, sortValues(world, creator, reader)[sort.by], sort.descending) : rows
  const part = pageOf(sorted, ({ mass }) => mass.massMessageId, asked)
  return {
    data: part.data.map(({ mass }) => wireMass(world, creator, mass, reader)),
    lastId: part.lastId,
    total: rows.length,
    sums: massSums(rows, reader),
  }
}
