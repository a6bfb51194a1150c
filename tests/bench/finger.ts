import { setTimeout as pause } from 'node:timers/promises'

import type { CDPSession } from '@playwright/test'

import type { OpenedPage } from './workspace/bench-app.ts'

const FRAME_MS = 16
/** A finger that rests this long before it leaves takes the momentum away. */
const REST_MS = 120
/** Content rests when it has not scrolled for this long. */
const QUIET_MS = 200
/** How far a thumb reaches. */
const REACH_PX = 400

/** Where the finger moves: down shows what is above. */
export type Direction = 'up' | 'down'

interface Watched {
  /** The middle of the scroller's visible part, and its upper and lower end. */
  x: number
  top: number
  bottom: number
}

declare global {
  interface Window {
    /** Resolves with how far the watched content has scrolled, in px, once it rests. */
    benchMoved: () => Promise<number>
  }
}

/** Runs in the page: watches what scrolls these rows. */
function watchScroll([rows, quietMs]: readonly [string, number]): Watched {
  const root = document.scrollingElement
  const canScroll = (one: Element): boolean =>
    one === root ||
    (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
  let scroller = document.querySelector(rows)
  while (scroller && !canScroll(scroller)) scroller = scroller.parentElement
  const [found, before] = [scroller, scroller?.scrollTop ?? 0]
  let last = 0
  const record = (): void => {
    last = performance.now()
  }
  addEventListener('scroll', record, true)
  window.benchMoved = () =>
    new Promise((resolve) => {
      const check = (): void => {
        const left = last + quietMs - performance.now()
        if (left > 0) {
          setTimeout(check, left)
          return
        }
        removeEventListener('scroll', record, true)
        resolve(Math.abs((found?.scrollTop ?? 0) - before))
      }
      record()
      check()
    })
  const box = found?.getBoundingClientRect() ?? new DOMRect()
  return {
    x: box.left + box.width / 2,
    top: Math.max(0, box.top),
    bottom: Math.min(innerHeight, box.bottom),
  }
}

type Phase = 'touchStart' | 'touchMove' | 'touchEnd'
const touch = (client: CDPSession, type: Phase, x: number, y: number) =>
  client.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: type === 'touchEnd' ? [] : [{ x: Math.round(x), y: Math.round(y), id: 1 }],
  })

interface Swipe {
  /** The rows that are to scroll. */
  rows: string
  direction: Direction
  /** In px a second. */
  speed: number
  /** The finger leaves while it moves, so that the content goes on. */
  isFling: boolean
}

/**
 * Swipes with real touches, one move a frame, and resolves when the content rests. Sends on while the page is busy, as a
 * finger does. Throws when nothing moved: `Input.synthesizeScrollGesture` with touch scrolls nothing without a screen.
 */
async function swipe(
  { page, client }: OpenedPage,
  { rows, direction, speed, isFling }: Swipe,
): Promise<void> {
  const { x, top, bottom } = await page.evaluate(watchScroll, [rows, QUIET_MS] as const)
  const reach = Math.min(REACH_PX, (bottom - top) * 0.8)
  const [from, by] =
    direction === 'down' ? [(top + bottom - reach) / 2, reach] : [(top + bottom + reach) / 2, -reach]
  const sent: Promise<unknown>[] = [touch(client, 'touchStart', x, from)]
  const [began, lastsMs] = [performance.now(), (reach / speed) * 1000]
  for (let part = 0; part < 1;) {
    await pause(FRAME_MS)
    part = Math.min(1, (performance.now() - began) / lastsMs)
    sent.push(touch(client, 'touchMove', x, from + by * part))
  }
  if (!isFling) {
    await pause(REST_MS)
    sent.push(touch(client, 'touchMove', x, from + by))
  }
  sent.push(touch(client, 'touchEnd', x, from + by))
  await Promise.all(sent)
  const moved = await page.evaluate(() => window.benchMoved())
  if (moved < 1) throw new Error(`A swipe ${direction} over ${rows} scrolled nothing`)
}

/** A slow swipe without momentum. */
export const drag = (opened: OpenedPage, rows: string, direction: Direction): Promise<void> =>
  swipe(opened, { rows, direction, speed: 900, isFling: false })

/** A flick that leaves the content to its momentum. */
export const fling = (opened: OpenedPage, rows: string, direction: Direction): Promise<void> =>
  swipe(opened, { rows, direction, speed: 4000, isFling: true })

/** The longest frame of three flings, in ms. */
export async function worstOfFlings(opened: OpenedPage, rows: string, direction: Direction): Promise<number> {
  const { page } = opened
  await page.bringToFront()
  await page.evaluate(() => window.bench.watchFrames())
  for (let count = 0; count < 3; count += 1) await fling(opened, rows, direction)
  const { gaps } = await page.evaluate(() => window.bench.frames())
  return Math.max(...gaps)
}
