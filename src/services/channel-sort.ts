import { STORAGE_KEY } from '@/config/storage-keys'
import { CHANNEL_SORTS, type ChannelSort } from '@/domain/channel'

import { local } from './storage'
import { mayLeaveTraces } from './traces'

const keyOf = (userId: string): string => `${STORAGE_KEY.channelSort}:${userId}`

/** The person's last sort order of conversations (screens S10). */
export function readChannelSort(userId: string): ChannelSort | undefined {
  const kept = local.get(keyOf(userId))
  return CHANNEL_SORTS.find((sort) => sort === kept)
}

export function saveChannelSort(userId: string, sort: ChannelSort): void {
  if (mayLeaveTraces(userId)) local.set(keyOf(userId), sort)
}
