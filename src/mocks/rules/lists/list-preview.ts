import type * as v from 'valibot'

import type { ListFunnel, ListPreview } from '@/domain/lists/fan-list'
import type { ListRules } from '@/domain/lists/list-rules'

import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { ruleDataOf } from './rule-data'
import { type MemberFlags, listMembersOf, membersPassing, rulesNeededBy, ruleTestOf } from './list-members'
import { listsOf } from './stored-lists'
import { fanIdAt } from '../../seed/fans/fans'

const SAMPLE_SIZE = 6

interface PreviewRequest {
  rules: ListRules
  listId?: string | undefined
  funnel?: ListFunnel | null | undefined
}

const NOT_SAVED = 'list-new'

/** How many fans match, and an evenly spread sample. */
function matchesAndSample(fanIndex: Int32Array, fits: (channelIndex: number) => boolean) {
  const channelIndices = Array.from(fanIndex.keys()).filter(fits)
  const step = Math.max(1, Math.floor(channelIndices.length / SAMPLE_SIZE))
  const sample = channelIndices.filter((_, nth) => nth % step === 0).slice(0, SAMPLE_SIZE)
  return {
    count: channelIndices.length,
    sample: sample.map((channelIndex) => fanIdAt(fanIndex[channelIndex] ?? 0)),
  }
}

/** Who matches rules now, compared with the list's current members. */
export async function listPreview(
  world: World,
  creator: SeedCreator,
  { rules, listId, funnel = null }: PreviewRequest,
): Promise<v.InferInput<typeof ListPreview>> {
  const all = listsOf(world, creator)
  const list = { listId: listId ?? NOT_SAVED, rules, funnel }
  const data = await ruleDataOf(world, creator, rulesNeededBy([list], all))
  const after = await membersPassing(data, ruleTestOf(list, all, data.now))
  const before: MemberFlags | undefined =
    listId === undefined ? undefined : (await listMembersOf(world, creator, [listId])).get(listId)
  const { fanIndex } = data.population
  const isIn = (members: MemberFlags | undefined, channelIndex: number): boolean =>
    members?.[channelIndex] === 1
  return {
    ...matchesAndSample(fanIndex, (channelIndex) => isIn(after, channelIndex)),
    enter: matchesAndSample(
      fanIndex,
      (channelIndex) => isIn(after, channelIndex) && !isIn(before, channelIndex),
    ),
    leave: matchesAndSample(
      fanIndex,
      (channelIndex) => !isIn(after, channelIndex) && isIn(before, channelIndex),
    ),
  }
}
