import { refreshActive } from '@/api/calls/user'
import { send } from '@/api/send'
import { TOKEN_CHECK_EVERY_MS } from '@/config/constants'
import { onInput } from '@/services/input'
import { hearTabs, tellTabs } from '@/services/tabs'

const SENT = 'active.sent'
const EVERY_MS = TOKEN_CHECK_EVERY_MS

/**
 * Reports activity to the server every 4 minutes, from the visible tab and only after input since the last
 * report. Other tabs then skip theirs. Returns a function that stops it.
 */
export function keepActive(): () => void {
  let inputAt = -Infinity
  let sentAt = -Infinity
  const tick = () => {
    const now = Date.now()
    const isActive = document.visibilityState === 'visible' && now - inputAt <= EVERY_MS
    if (!isActive || now - sentAt < EVERY_MS) return
    sentAt = now
    tellTabs(SENT)
    send(refreshActive, undefined).catch(() => undefined)
  }
  const timer = setInterval(tick, EVERY_MS)
  const stops = [
    onInput(() => void (inputAt = Date.now())),
    hearTabs(SENT, () => void (sentAt = Date.now())),
    () => clearInterval(timer),
  ]
  return () => stops.forEach((stop) => stop())
}
