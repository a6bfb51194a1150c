import { useAddress } from '@/features/figures/use-address'
import { useOpened } from '@/features/figures/use-opened'
import type { ContextOf } from './channel-context'

const [CHAT, CREATOR, MESSAGE] = ['chat', 'chat-creator', 'chat-message']
/** The URL parameters. */
export const CHAT_PARAMS = [CHAT, CREATOR, MESSAGE] as const

/** The open conversation and its message, kept in the URL; a channel without a creator opens nothing. */
export function useOpenedChat() {
  const { params } = useAddress()
  const [channelId, open] = useOpened(CHAT, { within: [CREATOR, MESSAGE] })
  const creatorId = params.get(CREATOR)
  const messageId = params.get(MESSAGE)
  const context: ContextOf | undefined =
    channelId && creatorId ? { channelId, creatorId, ...(messageId && { messageId }) } : undefined
  return {
    context,
    read: (of: ContextOf) => open(of.channelId, { [CREATOR]: of.creatorId, [MESSAGE]: of.messageId ?? null }),
    stopReading: () => open(null),
  }
}
