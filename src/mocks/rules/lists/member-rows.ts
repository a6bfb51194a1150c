import type * as v from 'valibot'

import { MEMBER_STATES } from '@/domain/chat/channel'
import type { ListMember, MEMBER_SORTS } from '@/domain/lists/fan-list'
import { FAN_TIERS } from '@/domain/profile/post-category'
import { containsWords } from '@/lib/text/fold-text'

import { iso } from '../../seed/calendar'
import { channelIdAt } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { fanAt, fanIdAt } from '../../seed/fans/fans'
import type { World } from '../../state/world'
import { namesIn } from '../people/names-in'
import { sortBy } from '../base/sort-by'
import { addedAtOf, changesByFan } from './list-counts'
import { ruleDataOf, ruleCursor } from './rule-data'
import { listMembersOf } from './list-members'
import type { StoredList } from '../../state/stored-list'

type WireMember = v.InferInput<typeof ListMember>

interface MemberRowsRequest {
  query: string
  sort: { by: (typeof MEMBER_SORTS)[number]; descending: boolean }
}

function isNamed(world: World, fanIndex: number, query: string): boolean {
  const { displayName, username, userId } = fanAt(fanIndex)
  return containsWords(`${displayName}\n${username}\n${world.state.fanNotes[userId]?.nickname ?? ''}`, query)
}

interface MemberRow {
  channelIndex: number
  name: string
  state: number
  /** Null without a membership. */
  tier: number | null
  fanIndex: number
  addedAt: number
  spend: number
  activeAt: number
}

const VALUE: Record<(typeof MEMBER_SORTS)[number], (row: MemberRow) => string | number | null> = {
  fan: ({ name }) => name,
  state: ({ state }) => state,
  tier: ({ tier }) => tier,
  added: ({ addedAt }) => addedAt,
  spend: ({ spend }) => spend,
  active: ({ activeAt }) => activeAt,
}

/** The index of a tier among those on sale, cheapest first. */
function tierIndexOf(tier: string | null): number | null {
  const tierIndex = FAN_TIERS.findIndex((one) => one === tier)
  return tierIndex < 0 ? null : tierIndex
}

type RuleFan = ReturnType<typeof ruleCursor>['fan']

const factsOf = (fan: RuleFan): Pick<MemberRow, 'state' | 'tier' | 'spend' | 'activeAt'> => ({
  state: MEMBER_STATES.indexOf(fan.state()),
  tier: tierIndexOf(fan.tier()),
  spend: fan.spentSince(0),
  activeAt: fan.activeAt(),
})

/** When fans were added to a manual list; 0 for a smart one. */
function addedAtIn(world: World, creator: SeedCreator, list: StoredList): (fanIndex: number) => number {
  if (list.rules !== null) return () => 0
  const changes = changesByFan(world, creator)
  return (fanIndex) => addedAtOf(world, creator, list, fanIndex, changes.get(fanIndex)?.listsAt)
}

/**
 * Members of a list that match a search, sorted; without the right to see spend, the order does not
 * reveal it either.
 */
export async function memberRows(
  world: World,
  creator: SeedCreator,
  list: StoredList,
  { query, sort }: MemberRowsRequest,
  seesSpend: boolean,
): Promise<WireMember[]> {
  const data = await ruleDataOf(world, creator, [])
  const members = (await listMembersOf(world, creator, [list.listId])).get(list.listId)
  const { fan, goTo } = ruleCursor(data)
  const isByHand = list.rules === null
  const rows: MemberRow[] = []
  const addedAt = addedAtIn(world, creator, list)
  const nameOf = namesIn(world)
  for (let channelIndex = 0; channelIndex < data.population.size; channelIndex += 1) {
    const fanIndex = data.population.fanIndex[channelIndex] ?? -1
    if (members?.[channelIndex] !== 1 || (query !== '' && !isNamed(world, fanIndex, query))) continue
    goTo(channelIndex)
    // Only where names count: there are tens of thousands.
    const name = sort.by === 'fan' ? nameOf(fanIdAt(fanIndex)) : ''
    rows.push({ channelIndex, fanIndex, name, addedAt: addedAt(fanIndex), ...factsOf(fan) })
  }
  const valueOf = VALUE[sort.by === 'spend' && !seesSpend ? 'active' : sort.by]
  const byFan = rows.sort((a, b) => a.fanIndex - b.fanIndex)
  return sortBy(byFan, valueOf, sort.descending).map(
    ({ channelIndex, fanIndex, addedAt, spend, activeAt }) => {
      goTo(channelIndex)
      return {
        userId: fanIdAt(fanIndex),
        channelId: channelIdAt(creator.index, channelIndex),
        addedAt: isByHand ? iso(addedAt) : null,
        state: fan.state(),
        tier: fan.tier(),
        spend: seesSpend ? spend : null,
        activeAt: activeAt > 0 ? iso(activeAt) : null,
      }
    },
  )
}
