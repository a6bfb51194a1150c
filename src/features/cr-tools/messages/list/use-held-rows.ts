import { useState, useSyncExternalStore } from 'react'

import type { Channel } from '@/domain/channel'

import { type HeldOrder, heldRows, holdOrder } from './held-rows'

/** Whether a pointer is down on the rows. A press alone draws nothing anew: only when rows would move under it. */
export class Press {
  isDown = false
  #ups = 0
  #isWaitedFor = false
  readonly #listeners = new Set<() => void>()

  readonly set = (isDown: boolean): void => {
    this.isDown = isDown
    if (isDown || !this.#isWaitedFor) return
    this.#isWaitedFor = false
    this.#ups += 1
    this.#listeners.forEach((listener) => listener())
  }

  /** Rows stand still for it: they want to know when it ends. */
  readonly waitFor = (): void => {
    this.#isWaitedFor = true
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly ups = (): number => this.#ups
}

interface Held {
  order: HeldOrder
  viewKey: string
}

/** Rows that stand still while `isHeld` or pressed; what would have moved them is counted until it is asked for. */
export function useHeldRows(live: readonly Channel[], isHeld: boolean, viewKey: string, press: Press) {
  const [held, setHeld] = useState<Held>()
  const [before, setBefore] = useState({ live, viewKey })
  useSyncExternalStore(press.subscribe, press.ups)
  const isSame = before.viewKey === viewKey
  const isMoved = before.live !== live && isSame && before.live.length > 0
  if (before.live !== live || !isSame) setBefore({ live, viewKey })
  const hold = (order: readonly Channel[]) => setHeld({ order: holdOrder(order), viewKey })
  const isStill = isHeld || (press.isDown && (isMoved || held !== undefined))
  if (press.isDown) press.waitFor()
  // Taken in the drawing that begins to hold, so that not one row moves in between.
  if (isStill && live.length > 0 && held?.viewKey !== viewKey) hold(isMoved && !isHeld ? before.live : live)
  if (!isStill && held) setHeld(undefined)
  const isStanding = isStill && held?.viewKey === viewKey
  const { rows, news } = isStanding ? heldRows(live, held.order) : { rows: live, news: 0 }
  return {
    rows,
    news,
    /** Takes the order as it is with the next drawing. */
    renew: () => setHeld(undefined),
  }
}
