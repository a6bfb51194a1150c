import { foldText } from '@/lib/text/fold-text'

import { memoByCreator } from '../../seed/memo'
import { channelCount } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { fanIndexAt } from '../../seed/fans/fan-facts'
import { fanAt } from '../../seed/fans/fans'
import { groupTitle } from '../threads/group-channels'
import { type ChannelFacts, seedChannelFacts } from '../../seed/channels/seed-channel-facts'
import { runInSlices } from '../base/slices'

/** Seeded channels of a creator as columns, for scans over all of them. */
export interface ChannelColumns {
  size: number
  spend: Float64Array
  joinedAt: Float64Array
  isOnline: Uint8Array
  isExpiring: Uint8Array
  languages: string[]
  /** Indices sorted by spend and by last online time. */
  bySpend: Float64Array
  byOnline: Float64Array
}

/** Exceeds any channel count, so that one number encodes value and index for sorting. */
const MAX_CHANNELS = 131_072

export const indexInKey = (key: number): number => {
  const rest = key % MAX_CHANNELS
  return rest < 0 ? rest + MAX_CHANNELS : rest
}

function setColumns(
  columns: ChannelColumns,
  channelIndex: number,
  facts: ChannelFacts,
  anchor: number,
): void {
  columns.spend[channelIndex] = facts.spend
  columns.joinedAt[channelIndex] = facts.joinedAt ?? 0
  columns.isOnline[channelIndex] = Number(facts.isOnline)
  columns.isExpiring[channelIndex] = Number(facts.memberState === 'expiring')
  columns.languages.push(facts.language)
  columns.bySpend[channelIndex] = -facts.spend * MAX_CHANNELS + channelIndex
  const awayS = facts.lastSeenAt === null ? 1e9 : (anchor - facts.lastSeenAt) / 1000 + 1
  columns.byOnline[channelIndex] = (facts.isOnline ? 0 : awayS) * MAX_CHANNELS + channelIndex
}

async function buildChannelColumns(creator: SeedCreator, anchor: number): Promise<ChannelColumns> {
  const size = channelCount(creator)
  const columns: ChannelColumns = {
    size,
    spend: new Float64Array(size),
    joinedAt: new Float64Array(size),
    isOnline: new Uint8Array(size),
    isExpiring: new Uint8Array(size),
    languages: [],
    bySpend: new Float64Array(size),
    byOnline: new Float64Array(size),
  }
  await runInSlices(size, (channelIndex) =>
    setColumns(columns, channelIndex, seedChannelFacts(creator, channelIndex, anchor), anchor),
  )
  columns.bySpend.sort()
  columns.byOnline.sort()
  return columns
}

/** Columns over all channels of a creator. */
export const channelColumnsOf = memoByCreator(3, buildChannelColumns)

/** Folded names and usernames for search, by index. */
export const searchNamesOf = memoByCreator(2, async (creator) => {
  const names: string[] = []
  await runInSlices(channelCount(creator), (channelIndex) => {
    names.push(foldText(searchNameAt(creator, channelIndex)))
  })
  return names
})

function searchNameAt(creator: SeedCreator, channelIndex: number): string {
  const title = groupTitle(creator.index, channelIndex)
  if (title !== undefined) return title
  const fan = fanAt(fanIndexAt(creator.index, channelIndex))
  return `${fan.displayName}\n${fan.username}`
}
