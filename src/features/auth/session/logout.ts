import { logoutAllDevices } from '@/api/calls/account/auth'
import { send } from '@/api/send'
import { tokens } from '@/api/token-store'
import { saveComposerDrafts } from '@/services/input/composers'

import { sessionManager } from './session-instance'

interface LogoutOptions {
  keepsAccount?: boolean
  /** Ends the user's sessions on all devices first. */
  everywhere?: boolean
  /** Another request that ends the session on the server first. */
  end?: () => Promise<unknown>
}

/**
 * Ends the session in every tab and goes to /login (requirements 4). With `everywhere` or `end` it rejects,
 * and ends nothing, when the server fails; otherwise it never rejects.
 */
export async function logout({ everywhere, end, ...rest }: LogoutOptions = {}): Promise<void> {
  const before = tokens.read()
  const endOnServer = everywhere ? () => send(logoutAllDevices, undefined) : end
  if (endOnServer) {
    // First: afterwards the server accepts nothing more of this session.
    await saveComposerDrafts()
    await endOnServer()
  }
  await sessionManager.logout({ ...rest, before })
}
