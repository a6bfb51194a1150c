import { TOAST_CLOSE_AFTER_MS } from '@/config/constants'

interface RunningToastTimer {
  leftMs: number
  startedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Closes each toast 5000 ms after it showed, all kinds alike, not counting time under pointer or focus
 * (requirements 9, decisions 23). Own timers, because react-toastify times by a CSS animation, which reduced
 * motion cuts to nothing.
 */
export function toastTimers(close: (id: string) => void) {
  const running = new Map<string, RunningToastTimer>()
  let isHeld = false

  const run = (id: string, one: RunningToastTimer) => {
    one.startedAt = Date.now()
    one.timer = setTimeout(() => close(id), one.leftMs)
  }
  const pause = (one: RunningToastTimer) => {
    if (one.timer === undefined) return
    clearTimeout(one.timer)
    one.timer = undefined
    one.leftMs = Math.max(0, one.leftMs - (Date.now() - one.startedAt))
  }
  return {
    start(id: string) {
      const one: RunningToastTimer = { leftMs: TOAST_CLOSE_AFTER_MS, startedAt: 0, timer: undefined }
      running.set(id, one)
      if (!isHeld) run(id, one)
    },
    stop(id: string) {
      const one = running.get(id)
      if (one) pause(one)
      running.delete(id)
    },
    hold() {
      if (isHeld) return
      isHeld = true
      for (const one of running.values()) pause(one)
    },
    release() {
      if (!isHeld) return
      isHeld = false
      for (const [id, one] of running) run(id, one)
    },
  }
}
