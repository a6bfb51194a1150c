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

/** Requests the permission; call it after a press. */
export async function requestNotificationPermission(): Promise<void> {
  await Notification.requestPermission().catch(() => undefined)
  changes.emit()
}

/** One tag: each notification replaces the last. */
const NOTIFICATION_TAG = 'console'

/** Shows a browser notification outside the page, while a console page is open. */
export function showBrowserNotification(title: string, body: string | undefined, onPress: () => void): void {
  if (currentPermission() !== 'allowed') return
  try {
    const notice = new Notification(title, { tag: NOTIFICATION_TAG, silent: true, ...(body && { body }) })
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
  useSyncExternalStore(changes.subscribe, currentPermission)
