import * as v from 'valibot'

import { DeviceSession } from '@/domain/account/device-session'
import { Id } from '@/domain/server/id'

import { call } from '../../call'

/* Our additions: signed-in devices (screens S15) and the end of push on this one. A separate file, so that sign-in does not load it. */

export const listSessions = call({
  path: '/api/auth/sessions/list',
  response: v.object({ data: v.array(DeviceSession) }),
})

export const revokeSession = call({ path: '/api/auth/sessions/revoke', request: v.object({ sessionId: Id }) })

/** Ends push to this browser, with the person's own token: leaving needs no creator. */
export const unsubscribePush = call({
  path: '/api/notifications/push/unsubscribe',
  request: v.object({ endpoint: v.string() }),
})
