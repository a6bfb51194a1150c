import type * as calls from '@/api/calls/safety'

import { callerOf } from '../accounts'
import { careFor } from '../fan/care'
import type { Handlers } from '../implement'
import { missing } from '../refusal'
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
    if (seed.kind === 'direct') careFor(world, fanAt(seed.fanIndex).userId)
    const escalationId = world.newId('escalation')
    world.state.escalations.push({ escalationId, channelId, source, userId, at: world.now() })
    return { escalationId }
  },
})
