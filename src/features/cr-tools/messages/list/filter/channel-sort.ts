import { STORAGE_KEY } from '@/config/storage-keys'
import { CHANNEL_SORTS, type ChannelSort } from '@/domain/chat/channel'
import { localStore } from '@/services/storage/storage'
import { canStoreUserData } from '@/services/storage/user-data'

const channelSortKey = (userId: string): string => `${STORAGE_KEY.channelSort}:${userId}`

/** The person's last sort order of conversations (screens S10). */
export function readChannelSort(userId: string): ChannelSort | undefined {
  const kept = localStore.get(channelSortKey(userId))
  return CHANNEL_SORTS.find((sort) => sort === kept)
}

export function saveChannelSort(userId: string, sort: ChannelSort): void {
  if (canStoreUserData(userId)) localStore.set(channelSortKey(userId), sort)
}
