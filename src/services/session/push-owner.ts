import { PUSH_WORKER_SCOPE } from '@/config/push-worker'
import { STORAGE_KEY } from '@/config/storage-keys'
import { parseJson } from '@/lib/parse-json'

import { localStore } from '../storage/storage'

/** Whose notifications this browser receives while no page is open, and under which address and key. */
export interface PushDevice {
  userId: string
  endpoint: string
  publicKey: string
  /** Whether the server has the address; false while it may have it. */
  isSent: boolean
}

export function readPushDevice(): PushDevice | undefined {
  const { userId, endpoint, publicKey, isSent } = (parseJson(localStore.get(STORAGE_KEY.pushDevice)) ??
    {}) as Partial<PushDevice> // storage may hold anything: each field is checked
  return typeof userId === 'string' && typeof endpoint === 'string' && typeof publicKey === 'string'
    ? { userId, endpoint, publicKey, isSent: isSent === true }
    : undefined
}

export const storePushDevice = (device: PushDevice): void =>
  localStore.set(STORAGE_KEY.pushDevice, JSON.stringify(device))

/** Ends the subscription with its worker: nothing shows, even if the server still sends. */
export async function unregisterPushWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(PUSH_WORKER_SCOPE)
  // The root's worker answers for scopes without one of their own.
  if (registration?.scope.endsWith(PUSH_WORKER_SCOPE)) await registration.unregister()
}

/** Ends this browser's push. */
export async function endPush(): Promise<void> {
  await unregisterPushWorker()
  localStore.remove(STORAGE_KEY.pushDevice)
}

/** Ends the push of anyone but this user; of everyone without one. An end that fails leaves the entry for the next page. */
export async function endPushOfOthers(userId: string | undefined): Promise<void> {
  const device = readPushDevice()
  if (device && device.userId !== userId) await endPush().catch(() => undefined)
}
