import { useSyncExternalStore } from 'react'

/**
 * `missing`: the browser has no notifications. `blocked`: the person refused, and only they can change it in
 * the browser.
 */
export type NoticePermission = 'missing' | 'ask' | 'allowed' | 'blocked'

const listeners = new Set<() => void>()

function permission(): NoticePermission {
  if (!('Notification' in globalThis)) return 'missing'
  return { default: 'ask', granted: 'allowed', denied: 'blocked' }[
    Notification.permission
  ] as NoticePermission // the three values
}

/** Requests the permission; call it after a press. */
export async function askForNotices(): Promise<void> {
  await Notification.requestPermission().catch(() => undefined)
  listeners.forEach((listener) => listener())
}

/** One tag: each notification replaces the last. */
const TAG = 'console'

/** Shows a browser notification outside the page, while a console page is open. */
export function showPageNotice(title: string, body: string | undefined, onPress: () => void): void {
  if (permission() !== 'allowed') return
  try {
    const notice = new Notification(title, { tag: TAG, silent: true, ...(body && { body }) })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
      onPress()
    })
  } catch {
    // Browsers of phones show them from a service worker alone.
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useNoticePermission = (): NoticePermission => useSyncExternalStore(subscribe, permission)
