import { refreshActive } from '@/api/calls/account/user'
import { send } from '@/api/send'
import { TOKEN_CHECK_EVERY_MS } from '@/config/constants'
import { onUserInput } from '@/services/input/user-input'
import { onTabMessage, postTabMessage } from '@/services/network/tab-messages'

const REPORTED_MESSAGE = 'active.sent'
const REPORT_EVERY_MS = TOKEN_CHECK_EVERY_MS

/**
 * Reports activity to the server every 4 minutes, from the visible tab and only after input since the last
 * report. Other tabs then skip theirs. Returns a function that stops it.
 */
export function startActivityReports(): () => void {
  let inputAt = -Infinity
  let sentAt = -Infinity
  const tick = () => {
    const now = Date.now()
    const isActive = document.visibilityState === 'visible' && now - inputAt <= REPORT_EVERY_MS
    // After a tick that came late, the next one is early for a whole interval.
    if (!isActive || now - sentAt < REPORT_EVERY_MS / 2) return
    sentAt = now
    postTabMessage(REPORTED_MESSAGE)
    send(refreshActive, undefined).catch(() => undefined)
  }
  const timer = setInterval(tick, REPORT_EVERY_MS)
  const stops = [
    onUserInput(() => void (inputAt = Date.now())),
    onTabMessage(REPORTED_MESSAGE, () => void (sentAt = Date.now())),
    () => clearInterval(timer),
  ]
  return () => stops.forEach((stop) => stop())
}
