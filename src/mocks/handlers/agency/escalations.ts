import * as calls from '@/api/calls/agency/escalations'

import { callerOf } from '../../rules/account/accounts'
import { excludeFan } from '../../rules/fan-status/care-exclusions'
import { serve } from '../bind-handlers'
import { emitEvent } from '../../state/emit-event'
import { requireLevel } from '../../rules/account/permissions'
import { notFound, orNotFound } from '../../rules/base/refusal'
import { iso } from '../../seed/calendar'
import { fanAt } from '../../seed/fans/fans'
import { changeMessage } from '../../rules/threads/add-message'
import { creatorOfChannel, positionOf, conversationOf } from '../../rules/threads/conversation'
import type { World } from '../../state/world'

/** A conversation of one of the caller's creators. */
function requireOwnConversation(world: World, request: Request, channelId: string) {
  const account = callerOf(world, request)
  const creator = creatorOfChannel(channelId)
  if (!creator || !account.creatorIds.includes(creator.userId)) throw notFound()
  return { account, creator, conversation: conversationOf(world, creator, channelId) }
}

/** Handlers of chats that need care: managers learn which one and when, never the text. */
export const escalations = serve(calls, {
  escalateCrisis: ({ world, body: { channelId, source }, request }) => {
    const { account, creator, conversation } = requireOwnConversation(world, request, channelId)
    const [{ userId }, { seed }] = [account, conversation]
    // The author's own text may quote the fan, so it is not known who it is about.
    const fanId = seed.kind === 'direct' ? fanAt(seed.fanIndex).userId : null
    if (fanId !== null) excludeFan(world, fanId)
    const escalationId = world.newId('escalation')
    const report = {
      escalationId,
      creatorId: creator.userId,
      channelId,
      fanId,
      source,
      userId,
      at: world.now(),
    }
    world.state.escalations.push({ ...report, isClosed: false })
    return { escalationId }
  },
  seeToCrisis: ({ world, body: { channelId, messageId }, request }) => {
    const { account, creator, conversation } = requireOwnConversation(world, request, channelId)
    requireLevel(world, account, 'messages', 'edit')
    if (positionOf(conversation, messageId) === -1) throw notFound()
    if (conversation.change?.changes[messageId]?.seenToAt !== undefined) return
    changeMessage(world, conversation, messageId, { seenToAt: world.now() })
    emitEvent(world, creator.userId, 'message.updated', { channelId, messageId })
  },
  listEscalations: ({ world }) => ({
    data: world.state.escalations
      .filter(({ isClosed }) => !isClosed)
      .map(({ escalationId, creatorId, channelId, fanId, source, userId, at }) => ({
        escalationId,
        creatorId,
        channelId,
        fanId,
        source,
        userId,
        at: iso(at),
      }))
      .toReversed(),
  }),
  closeEscalation: ({ world, body }) => {
    const found = orNotFound(
      world.state.escalations.find(({ escalationId }) => escalationId === body.escalationId),
    )
    found.isClosed = true
  },
})
