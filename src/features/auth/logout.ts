import { logoutAllDevices } from '@/api/calls/auth'
import { send } from '@/api/send'
import { tokens } from '@/api/tokens'
import { sendAheadOfLogout } from '@/services/before-logout'
import { saveDrafts } from '@/services/composing'

import { keeper } from './keeper'

/**
 * Ends the session in every tab and goes to /login (spec 4). `everywhere` ends the user's sessions on all devices
 * first, and rejects, with nothing ended, when the server does not do it; without it this never rejects.
 */
export async function logout(options: { keepsAccount?: boolean; everywhere?: boolean } = {}): Promise<void> {
  const { everywhere, ...rest } = options
  const before = tokens.read()
  if (everywhere) {
    // Now: the server takes nothing more of this session once it has done so.
    await Promise.all([saveDrafts(), sendAheadOfLogout()])
    await send(logoutAllDevices, undefined)
  }
  await keeper.logout({ ...rest, before })
}
