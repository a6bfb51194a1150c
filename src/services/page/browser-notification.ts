import { useSyncExternalStore } from 'react'

import { createEmitter } from '@/lib/store'

/**
 * `missing`: the browser has no notifications. `blocked`: the person refused, and only they can change it in
 * the browser.
 */
export type NotificationPermissionState = 'missing' | 'ask' | 'allowed' | 'blocked'

const changes = createEmitter()

function currentPermission(): NotificationPermissionState {
  if (!('Notification' in globalThis)) return 'missing'
  return { default: 'ask', granted: 'allowed', denied: 'blocked' }[
    Notification.permission
  ] as NotificationPermissionState // the three values
}

/** Requests the permission; call it after a press. Resolves to what the person chose. */
export async function requestNotificationPermission(): Promise<NotificationPermissionState> {
  await Notification.requestPermission().catch(() => undefined)
  changes.emit()
  return currentPermission()
}

let isWatched = false

/** The person may change it in the browser's settings while the page is open. */
function watchPermission(): void {
  if (isWatched || navigator.permissions === undefined) return
  isWatched = true
  navigator.permissions.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', () => changes.emit()),
    () => undefined,
  )
}

function subscribeToPermission(listener: () => void): () => void {
  watchPermission()
  return changes.subscribe(listener)
}

/** One tag: each notification replaces the last. */
const NOTIFICATION_TAG = 'console'
let shown: Notification | undefined

/** Closes the notification of this page: it may show a fan's words, and leads to its user's chat. */
export function closeBrowserNotification(): void {
  shown?.close()
  shown = undefined
}

/** Shows a browser notification outside the page, while a console page is open. */
export function showBrowserNotification(title: string, body: string | undefined, onPress: () => void): void {
  if (currentPermission() !== 'allowed') return
  try {
    const notice = new Notification(title, { tag: NOTIFICATION_TAG, silent: true, ...(body && { body }) })
    shown = notice
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
      onPress()
    })
  } catch {
    // Browsers of phones show them from a service worker alone.
  }
}

export const useNotificationPermission = (): NotificationPermissionState =>
  useSyncExternalStore(subscribeToPermission, currentPermission)
