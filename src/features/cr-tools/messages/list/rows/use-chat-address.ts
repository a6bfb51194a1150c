import { useLocation } from 'react-router'

import { chatAddress } from '@/domain/chat/chat-address'

/** Returns the address of a channel that keeps the view of the list. */
export function useChatAddress(creatorId: string): (channelId: string) => string {
  const { search } = useLocation()
  return (channelId) => chatAddress({ channelId, creatorId }, search)
}
