import * as v from 'valibot'

import { PUSH_WORKER_SCOPE } from '@/config/push-worker'
import { STORAGE_KEY } from '@/config/storage-keys'
import { flag } from '@/lib/lenient-schema'
import { parseStored } from '@/lib/parse-stored'

import { localStore } from '../storage/storage'

/** Whose notifications this browser receives while no page is open, and under which address and key. */
const PushDevice = v.object({
  userId: v.string(),
  endpoint: v.string(),
  publicKey: v.string(),
  /** Whether the server has the address; false while it may have it. */
  isSent: flag,
})
export interface PushDevice extends v.InferOutput<typeof PushDevice> {}

export const readPushDevice = (): PushDevice | undefined =>
  parseStored(PushDevice, localStore.get(STORAGE_KEY.pushDevice))

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
