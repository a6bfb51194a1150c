import type * as calls from '@/api/calls/safety'

import { callerOf } from '../accounts'
import { careFor } from '../fan/care'
import type { Handlers } from '../implement'
import { emit } from '../live'
import { requireLevel } from '../permissions'
import { missing } from '../refusal'
import { iso } from '../seed/calendar'
import { fanAt } from '../seed/fans'
import { changeMessage } from '../threads/message-acts'
import { creatorOfChannel, placeOf, talkOf } from '../threads/talk'
import type { World } from '../world'

/** A conversation of one of the caller's creators. */
function ownTalk(world: World, request: Request, channelId: string) {
  const account = callerOf(world, request)
  const creator = creatorOfChannel(channelId)
  if (!creator || !account.creatorIds.includes(creator.userId)) throw missing()
  return { account, creator, talk: talkOf(world, creator, channelId) }
}

/** Handlers of chats that need care: managers learn which one and when, never the text. */
export const safetyHandlers = (world: World): Handlers<typeof calls> => ({
  escalateCrisis: ({ body: { channelId, source }, request }) => {
    const { account, creator, talk } = ownTalk(world, request, channelId)
    const [{ userId }, { seed }] = [account, talk]
    // The author's own text may quote the fan, so it is not known who it is about.
    const fanId = seed.kind === 'direct' ? fanAt(seed.fanIndex).userId : null
    if (fanId !== null) careFor(world, fanId)
    const escalationId = world.newId('escalation')
    const told = {
      escalationId,
      creatorId: creator.userId,
      channelId,
      fanId,
      source,
      userId,
      at: world.now(),
    }
    world.state.escalations.push({ ...told, isClosed: false })
    return { escalationId }
  },
  seeToCrisis: ({ body: { channelId, messageId }, request }) => {
    const { account, creator, talk } = ownTalk(world, request, channelId)
    requireLevel(world, account, 'messages', 'edit')
    if (placeOf(talk, messageId) === -1) throw missing()
    if (talk.change?.changes[messageId]?.seenToAt !== undefined) return {}
    changeMessage(world, talk, messageId, { seenToAt: world.now() })
    emit(world, creator.userId, 'message.updated', { channelId, messageId })
    return {}
  },
  listEscalations: () => ({
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
  closeEscalation: ({ body }) => {
    const found = world.state.escalations.find(({ escalationId }) => escalationId === body.escalationId)
    if (!found) throw missing()
    found.isClosed = true
    return {}
  },
})
