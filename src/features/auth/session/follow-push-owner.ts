import { unsubscribePush } from '@/api/calls/account/devices'
import { send } from '@/api/send'
import { registerLogoutSaver } from '@/services/session/before-logout'
import { endPushOfOthers, readPushDevice } from '@/services/session/push-owner'

import { sessionManager } from './session-instance'

function follow(): void {
  const { phase, userId } = sessionManager.session
  if (phase !== 'starting') void endPushOfOthers(userId)
}

/** Ends this user's push on the server while it still accepts the session. */
async function endPushOnServer(): Promise<void> {
  const device = readPushDevice()
  if (device && device.userId === sessionManager.session.userId)
    await send(unsubscribePush, { endpoint: device.endpoint })
}

let isFollowing = false

/**
 * Keeps push on this device with the signed-in user: it ends with a logout and with another account. It goes on when
 * the guard unmounts, as a logout unmounts that first.
 */
export function followPushOwner(): void {
  follow()
  if (isFollowing) return
  isFollowing = true
  sessionManager.subscribe(follow)
  registerLogoutSaver(endPushOnServer)
}
