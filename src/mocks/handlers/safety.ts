import type * as calls from '@/api/calls/safety'

import { callerOf } from '../accounts'
import { careFor } from '../fan/care'
import type { Handlers } from '../implement'
import { missing } from '../refusal'
import { iso } from '../seed/calendar'
import { fanAt } from '../seed/fans'
import { creatorOfChannel, talkOf } from '../threads/talk'
import type { World } from '../world'

/** Telling a manager that a chat needs care: which one and when, never what was written. */
export const safetyHandlers = (world: World): Handlers<typeof calls> => ({
  escalateCrisis: ({ body: { channelId, source }, request }) => {
    const { userId, creatorIds } = callerOf(world, request)
    const creator = creatorOfChannel(channelId)
    if (!creator || !creatorIds.includes(creator.userId)) throw missing()
    const { seed } = talkOf(world, creator, channelId)
    // Of the writer's own words it is not known whom they are about: they may be quoted from the fan.
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
