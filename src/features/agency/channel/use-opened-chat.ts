import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { optionalIdField } from '@/lib/url-state'

import type { ChannelContextTarget } from './channel-context'

const [CHAT, CREATOR, MESSAGE] = ['chat', 'chat-creator', 'chat-message']
/** The URL parameters. */
export const CHAT_PARAMS = [CHAT, CREATOR, MESSAGE] as const
const SCHEMA = {
  creatorId: { ...optionalIdField(), name: CREATOR },
  messageId: { ...optionalIdField(), name: MESSAGE },
}

/** The open conversation and its message, kept in the URL; a channel without a creator opens nothing. */
export function useOpenedChat() {
  const { state } = useUrlState(SCHEMA)
  const [channelId, setOpened] = useOpenParam(CHAT, { within: [CREATOR, MESSAGE] })
  const { creatorId, messageId } = state
  const target: ChannelContextTarget | undefined =
    channelId && creatorId ? { channelId, creatorId, ...(messageId && { messageId }) } : undefined
  return {
    target,
    open: (to: ChannelContextTarget) =>
      setOpened(to.channelId, { [CREATOR]: to.creatorId, [MESSAGE]: to.messageId ?? null }),
    close: () => setOpened(null),
  }
}
