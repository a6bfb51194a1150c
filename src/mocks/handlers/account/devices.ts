import * as calls from '@/api/calls/account/devices'

import { callerOf } from '../../rules/account/accounts'
import { serve } from '../bind-handlers'
import { notFound } from '../../rules/base/refusal'
import { iso } from '../../seed/calendar'
import { endSessions, sessionOf } from '../../rules/account/sessions'

/** Handlers of signed-in devices (screens S15). */
export const devices = serve(calls, {
  listSessions: ({ world, request }) => {
    const { userId, sessionId: here } = sessionOf(world, request)
    const own = Object.values(world.state.sessions).filter((session) => session.userId === userId)
    return {
      data: own
        .sort((a, b) => b.lastActiveAt - a.lastActiveAt)
        .map(({ sessionId, device, country, lastActiveAt }) => ({
          sessionId,
          device,
          country,
          lastActiveAt: iso(lastActiveAt),
          current: sessionId === here,
        })),
    }
  },
  revokeSession: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    const session = world.state.sessions[body.sessionId]
    if (session?.userId !== userId) throw notFound()
    endSessions(world, ({ sessionId }) => sessionId === body.sessionId)
  },
  unsubscribePush: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    const { pushEndpoints } = world.state
    pushEndpoints[userId] = (pushEndpoints[userId] ?? []).filter((known) => known !== body.endpoint)
  },
})
