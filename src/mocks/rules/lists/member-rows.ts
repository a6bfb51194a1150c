import type * as v from 'valibot'

import type { ListMember, MEMBER_SORTS } from '@/domain/lists/fan-list'
import { containsWords } from '@/lib/text/fold-text'

import { iso } from '../../seed/calendar'
import { channelIdAt } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { fanAt } from '../../seed/fans/fans'
import type { World } from '../../state/world'
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
  place: number
  fanIndex: number
  addedAt: number
  spend: number
  activeAt: number
}

const VALUE: Record<(typeof MEMBER_SORTS)[number], (row: MemberRow) => number> = {
  added: ({ addedAt }) => addedAt,
  spend: ({ spend }) => spend,
  active: ({ activeAt }) => activeAt,
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
  const ground = await ruleDataOf(world, creator, [])
  const members = (await listMembersOf(world, creator, [list.listId])).get(list.listId)
  const { fan, goTo } = ruleCursor(ground)
  const changes = changesByFan(world, creator)
  const isByHand = list.rules === null
  const rows: MemberRow[] = []
  for (let place = 0; place < ground.population.size; place += 1) {
    const fanIndex = ground.population.fanIndex[place] ?? -1
    if (members?.[place] !== 1 || (query !== '' && !isNamed(world, fanIndex, query))) continue
    goTo(place)
    const addedAt = isByHand ? addedAtOf(world, creator, list, fanIndex, changes.get(fanIndex)?.listsAt) : 0
    rows.push({ place, fanIndex, addedAt, spend: fan.spentSince(0), activeAt: fan.activeAt() })
  }
  const valueOf = VALUE[sort.by === 'spend' && !seesSpend ? 'active' : sort.by]
  const turn = sort.descending ? -1 : 1
  rows.sort((a, b) => turn * (valueOf(a) - valueOf(b)) || a.fanIndex - b.fanIndex)
  return rows.map(({ place, fanIndex, addedAt, spend, activeAt }) => {
    goTo(place)
    return {
      userId: `fan-${fanIndex + 1}`,
      channelId: channelIdAt(creator.index, place),
      addedAt: isByHand ? iso(addedAt) : null,
      state: fan.state(),
      tier: fan.tier(),
      spend: seesSpend ? spend : null,
      activeAt: activeAt > 0 ? iso(activeAt) : null,
    }
  })
}
