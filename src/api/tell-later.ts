import { defaultScheduler, notifyManager } from '@tanstack/react-query'

import { afterPaint } from '@/services/after-paint'

/**
 * Writes into the cache, and tells those who look at it once the next frame is drawn: where much is written, the writing
 * and the drawing of it shall not hold up the same one.
 */
export function writeThenTell(write: () => void): void {
  notifyManager.setScheduler((tell) => void afterPaint(tell))
  try {
    notifyManager.batch(write)
  } finally {
    notifyManager.setScheduler(defaultScheduler)
  }
}
