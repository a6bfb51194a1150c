import { LOCK_RENEW_EVERY_MS, TYPING_TIMEOUT_MS, TYPING_REPORT_EVERY_MS } from '@/config/tool-limits'
import { hasElapsed } from '@/lib/elapsed'

interface ChannelWritingDeps {
  sendTyping: (isTyping: boolean) => void
  /** Takes, renews or releases the lock. Resolves to whether it is ours now. */
  setLock: (take: boolean) => Promise<boolean>
  now: () => number
}

/**
 * Sends the typing indicator, which a pause stops, and holds the channel's lock: renewed while the user types,
 * released when the text is sent, emptied or left, else it ends at its `until`.
 */
export class ChannelWriting {
  readonly #deps: ChannelWritingDeps
  #lockedAt = -Infinity
  #sentAt = -Infinity
  #hasLock = false
  #keyAt = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(deps: ChannelWritingDeps) {
    this.#deps = deps
  }

  /** Call with each key; `isEmpty`: the text is empty again. */
  onKey = (isEmpty: boolean): void => {
    if (isEmpty) return this.releaseLock()
    const now = this.#deps.now()
    this.#keyAt = now
    if (hasElapsed(this.#sentAt, TYPING_REPORT_EVERY_MS, now)) {
      this.#sentAt = now
      this.#deps.sendTyping(true)
    }
    if (hasElapsed(this.#lockedAt, LOCK_RENEW_EVERY_MS, now)) void this.#takeLock()
    this.#timer ??= setTimeout(this.#onPause, TYPING_TIMEOUT_MS)
    return undefined
  }

  /** Releases the lock: the message was sent, emptied or left. */
  releaseLock = (): void => {
    this.#stopTyping()
    this.#lockedAt = -Infinity
    if (!this.#hasLock) return
    this.#hasLock = false
    void this.#deps.setLock(false)
  }

  /** Records a lock gained by a take-over. */
  recordLock = (): void => {
    this.#lockedAt = this.#deps.now()
    this.#hasLock = true
  }

  /** Forgets the lock, which a colleague has taken over: the next key asks for it again. */
  loseLock = (): void => {
    this.#lockedAt = -Infinity
    this.#hasLock = false
  }

  async #takeLock(): Promise<void> {
    this.#lockedAt = this.#deps.now()
    const isOurs = await this.#deps.setLock(true)
    // Released while the request ran: release it again.
    if (isOurs && this.#lockedAt === -Infinity) void this.#deps.setLock(false)
    else this.#hasLock = isOurs
  }

  /** One timer for many keys: resetting it on each would slow the key down. */
  #onPause = (): void => {
    this.#timer = undefined
    const restMs = this.#keyAt + TYPING_TIMEOUT_MS - this.#deps.now()
    // Ignores a clock that was set meanwhile.
    if (restMs > 0 && restMs <= TYPING_TIMEOUT_MS) this.#timer = setTimeout(this.#onPause, restMs)
    else this.#stopTyping()
  }

  #stopTyping = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#sentAt === -Infinity) return
    this.#sentAt = -Infinity
    this.#deps.sendTyping(false)
  }
}
