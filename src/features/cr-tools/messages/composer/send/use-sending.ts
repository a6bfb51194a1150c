import { useRef, useState } from 'react'

import type { OpenChannel } from '@/domain/chat/channel'
import { findMessageProblem, type SendContext } from '@/domain/chat/message-problems'
import { createStore } from '@/lib/store'

import { useNextChatWithToast } from '../../next-chat/use-next-chat'
import type { ComposerStore } from '../store/composer-store'
import { useFreeConfirmation } from './send-free'
import { useSendMessage } from './use-send-message'

interface SendingOptions {
  userId: string
  channel: OpenChannel
  composer: ComposerStore
  facts: SendContext
}

/** The ways out of the composer: checks the message, confirms one that is free, sends it. */
export function useSending({ userId, channel, composer, facts }: SendingOptions) {
  const next = useNextChatWithToast(composer.creatorId, channel.channelId)
  const [tried] = useState(() => createStore(false))
  const opensNext = useRef(false)
  const send = useSendMessage({ userId, composer, channel })
  const sendAndOpenNext = async () => {
    if ((await send()) && opensNext.current) next.open()
  }
  const { sendOrConfirm, question } = useFreeConfirmation(
    composer,
    facts.canPrice && !facts.isCare,
    () => void sendAndOpenNext(),
  )
  const attempt = (thenNext: boolean) => {
    opensNext.current = thenNext
    // The store may not have the last key yet.
    composer.flush()
    if (findMessageProblem(composer.getContent(), facts)) tried.set(true)
    else sendOrConfirm()
  }
  return {
    trySend: () => attempt(false),
    trySendNext: () => attempt(true),
    /** Whether a send has failed since the last change; outside React, so that the next key re-renders nothing. */
    tried,
    freeQuestion: question,
  }
}
export interface Sending extends ReturnType<typeof useSending> {}
