import { defaultScheduler, notifyManager } from '@tanstack/react-query'

import { afterPaint } from '@/services/page/after-paint'

/**
 * Writes into the cache and notifies observers after the next frame, so that a large write and its re-render
 * never block the same frame.
 */
export function deferNotifications(write: () => void): void {
  notifyManager.setScheduler((notify) => void afterPaint(notify))
  try {
    notifyManager.batch(write)
  } finally {
    notifyManager.setScheduler(defaultScheduler)
  }
}
