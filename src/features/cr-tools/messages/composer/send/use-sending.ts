import { useState } from 'react'

import type { OpenChannel } from '@/domain/chat/channel'
import { findMessageProblem, type SendContext } from '@/domain/chat/message-problems'
import { createStore } from '@/lib/store'

import { useNextChat } from '../../next-chat/use-next-chat'
import type { ComposerStore } from '../store/composer-store'
import { clearPanelInput } from '../tools/panel/panel-input'
import { useFreeConfirmation } from './send-free'
import { useCheckAndQueue } from './use-check-and-queue'

interface SendingOptions {
  userId: string
  channel: OpenChannel
  composer: ComposerStore
  sendContext: SendContext
}

/** The ways out of the composer: checks the message, confirms one that is free, sends it. */
export function useSending({ userId, channel, composer, sendContext }: SendingOptions) {
  const { creatorId } = composer
  const { channelId, currency, userId: fanId } = channel
  const next = useNextChat(creatorId, channelId, { isToasted: true })
  const checkAndQueue = useCheckAndQueue({ userId, creatorId, channelId, fanId, currency })
  const [tried] = useState(() => createStore(false))
  const send = async (opensNext: boolean) => {
    const content = composer.getContent()
    const queued = await checkAndQueue(content, composer.getContent)
    if (queued) {
      composer.replace(queued.added)
      clearPanelInput(composer)
      composer.sent(content)
    }
    composer.focus()
    if (queued && opensNext) next.open()
  }
  const { sendOrConfirm, question } = useFreeConfirmation(composer, sendContext.canPrice, send)
  const attempt = (opensNext: boolean) => {
    // The store may not have the last key yet.
    composer.flush()
    if (findMessageProblem({ ...composer.getContent(), ...composer.getChecks() }, sendContext))
      tried.set(true)
    else sendOrConfirm(opensNext)
  }
  return {
    trySend: () => attempt(false),
    trySendNext: () => attempt(true),
    /** Whether a send has failed since the last change; outside React, so that the next key re-renders nothing. */
    tried,
    freeQuestion: question,
  }
}
export interface ComposerSending extends ReturnType<typeof useSending> {}
