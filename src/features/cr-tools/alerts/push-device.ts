import { unsubscribePush } from '@/api/calls/account/devices'
import { subscribePush } from '@/api/calls/chat/notifications'
import { send } from '@/api/send'
import type { Language } from '@/config/languages'
import { STORAGE_KEY } from '@/config/storage-keys'
import { requestNotificationPermission } from '@/services/page/browser-notification'
import { type PushAddress, currentPushAddress, subscribeToPush } from '@/services/page/push-subscription'
import { endPush, readPushDevice, storePushDevice, unregisterPushWorker } from '@/services/session/push-owner'
import { tabLockOf } from '@/services/session/tab-lock'

/** Who receives notifications on this device; the server wants a creator's token and keeps the person. */
export interface PushUser {
  userId: string
  creatorId: string
  language: Language
}

/** The browser would not subscribe: no permission, or its push service is not reachable. */
export class PushRefusal extends Error {
  override name = 'PushRefusal'
}

/** Stored before it is sent: once the server may push, a logout must find what to end. */
async function sendAddress({ userId, creatorId }: PushUser, address: PushAddress): Promise<void> {
  const { endpoint, keys, publicKey } = address
  const device = { userId, endpoint, publicKey, isSent: false }
  storePushDevice(device)
  await send(subscribePush, { endpoint, keys }, { creatorId })
  // A logout in between has ended it.
  if (readPushDevice()?.endpoint === endpoint) storePushDevice({ ...device, isSent: true })
}

/** One change at a time in all tabs: each registers and ends the one worker of the browser. */
const oneByOne = (change: () => Promise<void>): Promise<void> =>
  tabLockOf(STORAGE_KEY.pushLease).exclusively(change)

/** Keeps a subscription of this user that a renewal has just made. */
async function subscribe(user: PushUser): Promise<void> {
  try {
    const isOn = readPushDevice()?.userId === user.userId
    const address = await (isOn ? currentPushAddress : subscribeToPush)(user.language).catch(
      (error: unknown) => {
        throw new PushRefusal(undefined, { cause: error })
      },
    )
    await sendAddress(user, address)
  } catch (error) {
    await endPush()
    throw error
  }
}

/** Call it in a press, which alone may ask for the permission. Rejects, and subscribes nothing, when a step fails. */
export async function turnPushOn(user: PushUser): Promise<void> {
  if ((await requestNotificationPermission()) !== 'allowed') throw new PushRefusal()
  await oneByOne(() => subscribe(user))
}

/** The server forgets an address that it cannot reach, so its answer does not matter. */
export const turnPushOff = (): Promise<void> =>
  oneByOne(async () => {
    const device = readPushDevice()
    await endPush()
    if (device) await send(unsubscribePush, { endpoint: device.endpoint }).catch(() => undefined)
  })

async function renew(user: PushUser): Promise<void> {
  const before = readPushDevice()
  if (before?.userId !== user.userId || Notification.permission !== 'granted') return
  const address = await currentPushAddress(user.language)
  const now = readPushDevice()
  // A logout has ended it meanwhile, or another account has it.
  if (!now) await unregisterPushWorker()
  if (now?.userId !== user.userId) return
  const isKnown = before.isSent && address.endpoint === before.endpoint
  if (!isKnown || address.publicKey !== before.publicKey) await sendAddress(user, address)
}

/** Brings server, worker and language up to date where push is on: browsers may have ended or replaced it meanwhile. */
export const renewPush = (user: PushUser): Promise<void> => oneByOne(() => renew(user))
