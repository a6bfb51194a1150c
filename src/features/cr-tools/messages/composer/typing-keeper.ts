import { LOCK_RENEWED_EVERY_MS, TYPING_ENDS_AFTER_MS, TYPING_TOLD_EVERY_MS } from '@/config/constants'
import { hasPassed } from '@/lib/has-passed'

interface TypingWorld {
  tellTyping: (isTyping: boolean) => void
  /** Takes, renews or releases the lock. Resolves to whether it is ours now. */
  lock: (take: boolean) => Promise<boolean>
  now: () => number
}

/**
 * Sends the typing indicator and holds the channel's lock: renewed while the user types, released when they
 * stop.
 */
export class TypingKeeper {
  readonly #world: TypingWorld
  #lockedAt = -Infinity
  #toldAt = -Infinity
  #hasLock = false
  #keyAt = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(world: TypingWorld) {
    this.#world = world
  }

  /** Call with each key; `isEmpty`: the text is empty again. */
  onKey = (isEmpty: boolean): void => {
    if (isEmpty) return this.giveBack()
    const now = this.#world.now()
    this.#keyAt = now
    if (hasPassed(this.#toldAt, TYPING_TOLD_EVERY_MS, now)) {
      this.#toldAt = now
      this.#world.tellTyping(true)
    }
    if (hasPassed(this.#lockedAt, LOCK_RENEWED_EVERY_MS, now)) void this.#take()
    this.#timer ??= setTimeout(this.#onPause, TYPING_ENDS_AFTER_MS)
    return undefined
  }

  /** Releases the lock: the message was sent, emptied or left. */
  giveBack = (): void => {
    this.#rest()
    this.#lockedAt = -Infinity
    if (!this.#hasLock) return
    this.#hasLock = false
    void this.#world.lock(false)
  }

  /** Records a lock gained by a take-over. */
  noteLock = (): void => {
    this.#lockedAt = this.#world.now()
    this.#hasLock = true
  }

  async #take(): Promise<void> {
    this.#lockedAt = this.#world.now()
    const isOurs = await this.#world.lock(true)
    // Released while the request ran: release it again.
    if (isOurs && this.#lockedAt === -Infinity) void this.#world.lock(false)
    else this.#hasLock = isOurs
  }

  /** One timer for many keys: resetting it on each would slow the key down. */
  #onPause = (): void => {
    this.#timer = undefined
    const restMs = this.#keyAt + TYPING_ENDS_AFTER_MS - this.#world.now()
    // Ignores a clock that was set meanwhile.
    if (restMs > 0 && restMs <= TYPING_ENDS_AFTER_MS) this.#timer = setTimeout(this.#onPause, restMs)
    else this.#rest()
  }

  #rest = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#toldAt === -Infinity) return
    this.#toldAt = -Infinity
    this.#world.tellTyping(false)
  }
}
