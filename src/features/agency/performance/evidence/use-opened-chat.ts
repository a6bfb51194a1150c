import { useUrlParams } from '@/features/figures/url/use-url-params'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import type { ChannelContextTarget } from './channel-context'

const [CHAT, CREATOR, MESSAGE] = ['chat', 'chat-creator', 'chat-message']
/** The URL parameters. */
export const CHAT_PARAMS = [CHAT, CREATOR, MESSAGE] as const

/** The open conversation and its message, kept in the URL; a channel without a creator opens nothing. */
export function useOpenedChat() {
  const { params } = useUrlParams()
  const [channelId, open] = useOpenParam(CHAT, { within: [CREATOR, MESSAGE] })
  const creatorId = params.get(CREATOR)
  const messageId = params.get(MESSAGE)
  const context: ChannelContextTarget | undefined =
    channelId && creatorId ? { channelId, creatorId, ...(messageId && { messageId }) } : undefined
  return {
    context,
    read: (of: ChannelContextTarget) =>
      open(of.channelId, { [CREATOR]: of.creatorId, [MESSAGE]: of.messageId ?? null }),
    stopReading: () => open(null),
  }
}
