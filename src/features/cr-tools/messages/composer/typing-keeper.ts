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
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(world: TypingWorld) {
    this.#world = world
  }

  /** With each key; `isEmpty`: what was written is gone again. */
  onKey = (isEmpty: boolean): void => {
    if (isEmpty) return this.giveBack()
    const { now, tellTyping } = this.#world
    if (hasPassed(this.#toldAt, TYPING_TOLD_EVERY_MS, now())) {
      this.#toldAt = now()
      tellTyping(true)
    }
    if (hasPassed(this.#lockedAt, LOCK_RENEWED_EVERY_MS, now())) void this.#take()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#rest, TYPING_ENDS_AFTER_MS)
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

  #rest = (): void => {
    clearTimeout(this.#timer)
    if (this.#toldAt === -Infinity) return
    this.#toldAt = -Infinity
    this.#world.tellTyping(false)
  }
}
