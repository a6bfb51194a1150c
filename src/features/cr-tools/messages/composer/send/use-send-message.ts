import type { OpenChannel } from '@/domain/chat/channel'

import type { ComposerStore } from '../store/composer-store'
import { clearPanelInput } from '../tools/panel/panel-input'
import { useCheckAndQueue } from './use-check-and-queue'

interface SendMessageOptions {
  userId: string
  composer: ComposerStore
  channel: OpenChannel
}

/** Sends the composer's message. Resolves to whether it has left the composer. */
export function useSendMessage({ userId, composer, channel }: SendMessageOptions): () => Promise<boolean> {
  const { channelId, currency, userId: fanId } = channel
  const { creatorId } = composer
  const checkAndQueue = useCheckAndQueue({ userId, creatorId, channelId, fanId, currency })
  return async () => {
    const content = composer.getContent()
    const queued = await checkAndQueue(content, composer.getContent)
    if (queued) {
      composer.replace(queued.added)
      clearPanelInput(composer)
      composer.sent(content)
    }
    composer.focus()
    return queued !== undefined
  }
}
