import { unsubscribePush } from '@/api/calls/account/devices'
import { send } from '@/api/send'
import { registerLogoutSaver } from '@/services/session/before-logout'
import { endPush, readPushDevice } from '@/services/session/push-owner'

import { sessionManager } from './session-instance'

/** Ends the subscription of anyone but the user of the page; without one, of everyone. */
async function endPushOfOthers(): Promise<void> {
  const { phase, userId } = sessionManager.session
  const device = readPushDevice()
  if (phase !== 'starting' && device && device.userId !== userId) await endPush()
}

/** Ends this user's push on the server while it still accepts the session. */
async function endPushOnServer(): Promise<void> {
  const device = readPushDevice()
  if (device && device.userId === sessionManager.session.userId)
    await send(unsubscribePush, { endpoint: device.endpoint })
}

// An end that fails leaves the entry, so the next page tries again.
const follow = () => void endPushOfOthers().catch(() => undefined)
let isFollowing = false

/**
 * Keeps push on this device with the signed-in user: it ends with a logout and with another account. Part of the signed-in
 * code, which sign-in does not load; it goes on when that unmounts, as a logout unmounts it first.
 */
export function followPushOwner(): void {
  follow()
  if (isFollowing) return
  isFollowing = true
  sessionManager.subscribe(follow)
  registerLogoutSaver(endPushOnServer)
}
