import { logoutAllDevices } from '@/api/calls/auth'
import { send } from '@/api/send'

import { keeper } from './keeper'

/** Ends the session in every tab and goes to /login (spec 4). Never rejects. */
export const logout = (options?: { keepsAccount?: boolean }): Promise<void> => keeper.logout(options)

/** Ends the user's sessions on all devices, then this one. Rejects, with nothing ended, when the server does not do it. */
export async function logoutEverywhere(): Promise<void> {
  await send(logoutAllDevices, undefined)
  await keeper.logout()
}
