import { logoutAllDevices } from '@/api/calls/auth'
import { send } from '@/api/send'
import { tokens } from '@/api/tokens'
import { sendAheadOfLogout } from '@/services/before-logout'
import { saveDrafts } from '@/services/composing'

import { keeper } from './keeper'

interface LogoutOptions {
  keepsAccount?: boolean
  /** Ends the user's sessions on all devices first. */
  everywhere?: boolean
  /** Another call that ends the session on the server first. */
  end?: () => Promise<unknown>
}

/**
 * Ends the session in every tab and goes to /login (spec 4). With `everywhere` or `end` it rejects, with nothing ended,
 * when the server does not do that; without them it never rejects.
 */
export async function logout({ everywhere, end, ...rest }: LogoutOptions = {}): Promise<void> {
  const before = tokens.read()
  const endOnServer = everywhere ? () => send(logoutAllDevices, undefined) : end
  if (endOnServer) {
    // Now: the server takes nothing more of this session once it has done so.
    await Promise.all([saveDrafts(), sendAheadOfLogout()])
    await endOnServer()
  }
  await keeper.logout({ ...rest, before })
}
