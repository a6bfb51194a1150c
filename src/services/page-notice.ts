import { useSyncExternalStore } from 'react'

/** `missing`: this browser shows none. `blocked`: the person has refused, and only they can change that, in the browser. */
export type NoticePermission = 'missing' | 'ask' | 'allowed' | 'blocked'

const listeners = new Set<() => void>()

function permission(): NoticePermission {
  if (!('Notification' in globalThis)) return 'missing'
  return { default: 'ask', granted: 'allowed', denied: 'blocked' }[
    Notification.permission
  ] as NoticePermission // the three there are
}

/** Asks the person, once they have pressed for it. */
export async function askForNotices(): Promise<void> {
  await Notification.requestPermission().catch(() => undefined)
  listeners.forEach((listener) => listener())
}

/** One at a time: the next takes its place. */
const TAG = 'console'

/** The browser's own notice, outside of the page; for as long as a page of the console is open. */
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
