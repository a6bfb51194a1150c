import { paramOfAddress, routeOfAddress } from '../page/return-path'
import { href } from '../page/routes'

const CREATOR_PARAM = 'creator'
/** The thread drops it once there. */
export const MESSAGE_PARAM = 'message'

interface ChatRef {
  channelId: string
  creatorId: string
  /** The message that the thread jumps to. */
  messageId?: string | null
}

/**
 * The address of a chat, with its creator, so that a new tab or a copied address opens as them. Keeps the
 * search.
 */
export function chatAddress({ channelId, creatorId, messageId }: ChatRef, search = ''): string {
  const params = new URLSearchParams(search)
  params.set(CREATOR_PARAM, creatorId)
  if (messageId) params.set(MESSAGE_PARAM, messageId)
  return `${href('channel', { channelId })}?${params.toString()}`
}

/** The creator in a chat's address on our origin. */
export function creatorIdInChatAddress(address: string): string | undefined {
  return (routeOfAddress(address) === 'channel' && paramOfAddress(address, CREATOR_PARAM)) || undefined
}

/** The search part without the creator, as the list of chats uses it. */
export function chatListSearch(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(CREATOR_PARAM)
  return params.size === 0 ? '' : `?${params.toString()}`
}
