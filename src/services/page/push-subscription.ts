import { useSyncExternalStore } from 'react'

import { env } from '@/config/env'
import type { Language } from '@/config/languages'
import { PUSH_WORKER_SCOPE, PUSH_WORKER_URL } from '@/config/push-worker'
import { STORAGE_KEY } from '@/config/storage-keys'
import { type PushWorkerNote, pushedPath } from '@/domain/notifications/push-message'

import { readPushDevice, unregisterPushWorker } from '../session/push-owner'
import { onLocalChange } from '../storage/storage'
import { trustedScriptUrl } from './trusted-script-url'

const publicKey = env.pushPublicKey

/** Whether this browser can receive notifications while no page is open. */
export const canSubscribe = (): boolean =>
  publicKey !== '' &&
  'Notification' in globalThis &&
  'PushManager' in globalThis &&
  navigator.serviceWorker !== undefined

function assertWorkerUrl(address: string): string {
  if (!address.startsWith(`${PUSH_WORKER_URL}?`)) throw new TypeError('Not the address of the worker')
  return address
}
let toTrustedUrl: ((address: string) => string) | undefined

/** The registered worker, once it can subscribe. Rejects when the browser drops it. */
async function activeWorker(language: Language): Promise<ServiceWorkerRegistration> {
  toTrustedUrl ??= trustedScriptUrl('push-worker', assertWorkerUrl)
  const address = toTrustedUrl(`${PUSH_WORKER_URL}?${new URLSearchParams({ lng: language })}`)
  const registration = await navigator.serviceWorker.register(address, { scope: PUSH_WORKER_SCOPE })
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return registration
  const { promise, resolve, reject } = Promise.withResolvers<ServiceWorkerRegistration>()
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') resolve(registration)
    if (worker.state === 'redundant') reject(new Error('The worker was dropped'))
  })
  return promise
}

/** A subscription as the server needs it. */
export interface PushAddress {
  endpoint: string
  keys: Record<string, string>
  publicKey: string
}

const addressOf = (subscription: PushSubscription): PushAddress => ({
  endpoint: subscription.endpoint,
  keys: subscription.toJSON().keys ?? {},
  publicKey,
})

/** Subscribes this browser from scratch: an older subscription may have another key. Rejects when the browser refuses. */
export async function subscribeToPush(language: Language): Promise<PushAddress> {
  await unregisterPushWorker()
  const { pushManager } = await activeWorker(language)
  return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** The subscription that the browser has now, with the current worker; a new one where it has ended. */
export async function currentPushAddress(language: Language): Promise<PushAddress> {
  if (readPushDevice()?.publicKey !== publicKey) return subscribeToPush(language)
  const { pushManager } = await activeWorker(language)
  const subscription = await pushManager.getSubscription()
  return subscription ? addressOf(subscription) : subscribeToPush(language)
}

/** Calls back with what the worker sends to pages. Returns a function that stops it. */
export function onPushWorkerNote(listener: (note: PushWorkerNote) => void): () => void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const onMessage = ({ data }: MessageEvent<Partial<PushWorkerNote & { path: unknown }> | null>) => {
    if (data?.push === 'open') listener({ push: 'open', path: pushedPath(data.path) })
    if (data?.push === 'changed') listener({ push: 'changed' })
  }
  workers?.addEventListener('message', onMessage)
  return () => workers?.removeEventListener('message', onMessage)
}

/** Whether this browser receives this user's notifications while no page is open. */
export const useIsSubscribed = (userId: string | undefined): boolean =>
  useSyncExternalStore(
    (listener) => onLocalChange(STORAGE_KEY.pushDevice, listener),
    () => userId !== undefined && readPushDevice()?.userId === userId,
  )
