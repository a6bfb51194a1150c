import { useState, useSyncExternalStore } from 'react'

import type { Channel } from '@/domain/chat/channel'
import { createEmitter } from '@/lib/store'

import { type HeldOrder, heldRows, holdOrder } from './held-rows'

/** Whether a pointer is down on the rows. A press re-renders nothing, unless rows would move under it. */
export class Press {
  isDown = false
  #ups = 0
  #isWaitedFor = false
  readonly #changes = createEmitter()

  readonly set = (isDown: boolean): void => {
    this.isDown = isDown
    if (isDown || !this.#isWaitedFor) return
    this.#isWaitedFor = false
    this.#ups += 1
    this.#changes.emit()
  }

  /** Requests a notification on release, for rows that are held. */
  readonly waitFor = (): void => {
    this.#isWaitedFor = true
  }

  readonly subscribe = this.#changes.subscribe

  readonly ups = (): number => this.#ups
}

interface Held {
  order: HeldOrder
  viewKey: string
}

/** Holds the order of rows while `isHeld` or pressed, and counts what would have moved them. */
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
  // Set during the first held render, so that no row moves in between.
  if (isStill && live.length > 0 && held?.viewKey !== viewKey) hold(isMoved && !isHeld ? before.live : live)
  if (!isStill && held) setHeld(undefined)
  const isStanding = isStill && held?.viewKey === viewKey
  const { rows, news: newCount } = isStanding ? heldRows(live, held.order) : { rows: live, news: 0 }
  return {
    rows,
    news: newCount,
    /** Adopts the live order with the next render. */
    renew: () => setHeld(undefined),
  }
}
