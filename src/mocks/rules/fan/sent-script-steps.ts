import type * as v from 'valibot'

import type { SentStep } from '@/domain/chat/script'

import { iso, isoOrNull } from '../../seed/calendar'
import { idAt, type Conversation } from '../threads/conversation'

type WireSentStep = Required<v.InferInput<typeof SentStep>>

/** The script steps a fan got and still has, each by its latest message. */
export function sentStepsIn(conversation: Conversation): WireSentStep[] {
  const sent = new Map<string, WireSentStep>()
  conversation.change?.added.forEach((message, nth) => {
    const { scriptId, scriptStep, at, price = 0 } = message
    const change = conversation.change?.changes[idAt(conversation, conversation.seed.messageCount + nth)]
    if (scriptId === undefined || scriptStep === undefined || change?.unsentAt !== undefined) return
    const boughtAt = change?.boughtAt ?? message.boughtAt
    sent.set(`${scriptId} ${scriptStep}`, {
      scriptId,
      step: scriptStep,
      sentAt: iso(at),
      price,
      boughtAt: isoOrNull(boughtAt),
    })
  })
  return [...sent.values()]
}
