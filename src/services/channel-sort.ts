import { STORAGE_KEY } from '@/config/storage-keys'
import { CHANNEL_SORTS, type ChannelSort } from '@/domain/channel'

import { local } from './storage'

const keyOf = (userId: string): string => `${STORAGE_KEY.channelSort}:${userId}`

/** How this person last had their conversations sorted (screens S10). */
export function readChannelSort(userId: string): ChannelSort | undefined {
  const kept = local.get(keyOf(userId))
  return CHANNEL_SORTS.find((sort) => sort === kept)
}

export const saveChannelSort = (userId: string, sort: ChannelSort): void => local.set(keyOf(userId), sort)

/** A logout by will leaves nothing of the user (decision 12). */
export const dropChannelSort = (userId: string): void => local.remove(keyOf(userId))
