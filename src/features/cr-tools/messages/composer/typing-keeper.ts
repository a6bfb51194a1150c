import { LOCK_RENEWED_EVERY_MS, TYPING_ENDS_AFTER_MS, TYPING_TOLD_EVERY_MS } from '@/config/constants'
import { hasPassed } from '@/lib/has-passed'

interface TypingWorld {
  tellTyping: (isTyping: boolean) => void
  /** Takes or renews the lock, or gives it back. Whether it is ours now. */
  lock: (take: boolean) => Promise<boolean>
  now: () => number
}

/** Tells the others that somebody writes here: the lock is renewed while they do, and given back when they stop. */
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

  /** With each key; `isEmpty`: what was written is gone again. */
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

  /** Somebody else may write: sent, emptied or left. */
  giveBack = (): void => {
    this.#rest()
    this.#lockedAt = -Infinity
    if (!this.#hasLock) return
    this.#hasLock = false
    void this.#world.lock(false)
  }

  /** The lock has come in another way: it was taken over. */
  noteLock = (): void => {
    this.#lockedAt = this.#world.now()
    this.#hasLock = true
  }

  async #take(): Promise<void> {
    this.#lockedAt = this.#world.now()
    const isOurs = await this.#world.lock(true)
    // Given back meanwhile: then this answer came too late to hold on to.
    if (isOurs && this.#lockedAt === -Infinity) void this.#world.lock(false)
    else this.#hasLock = isOurs
  }

  /** One timer for many keys: setting one anew with each would hold the key up. */
  #onPause = (): void => {
    this.#timer = undefined
    const restMs = this.#keyAt + TYPING_ENDS_AFTER_MS - this.#world.now()
    // A clock that was set meanwhile tells nothing.
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
