/** What is noted in a page while it is worked with. */
export interface Probe {
  /** How often React has drawn something anew. */
  commits: number
  /** Milliseconds from each key to the frame after it. */
  keys: number[]
  /** Each press and key: how long until the frame after it, and what it was. */
  interactions: { ms: number; what: string }[]
  /** Looks for holes among `rows`, where given. */
  watchFrames: (rows?: string) => void
  /** What was seen since `watchFrames`: milliseconds between frames, and how many frames had a hole. */
  frames: () => { gaps: number[]; blank: number }
  /** How many of the page's own seconds have gone by while it hurried. */
  ticks: number
  /** Lets the page's own seconds go a hundred times faster. */
  hurry: (isOn: boolean) => void
  /** Milliseconds from the next click to the frame in which one of these is there, and none of those. */
  shown: (there: string, gone?: string) => Promise<number>
}

declare global {
  interface Window {
    bench: Probe
  }
}

/** Runs in the page before anything else. */
export function probe(): void {
  const HOLE_FROM_PX = 48
  const [FRAME_MS, SECOND_MS, HURRY] = [20, 1000, 100]
  let isHurrying = false
  let stop = () => ({ gaps: [] as number[], blank: 0 })
  /** From within a frame: as soon as that one is painted, before whatever else the page has to do. */
  const afterThis = (run: () => void): void => {
    scheduler.postTask(run, { priority: 'user-blocking' }).catch(() => undefined)
  }
  const afterPaint = (run: () => void): void => void requestAnimationFrame(() => afterThis(run))
  const isSeen = (what: string): boolean =>
    [...document.querySelectorAll(what)].some((one) => one.checkVisibility())
  const bench: Probe = {
    commits: 0,
    keys: [],
    interactions: [],
    watchFrames: (rows) => {
      const gaps: number[] = []
      let [blank, last, isOver] = [0, performance.now(), false]
      const hasHole = (rows: string): boolean => {
        const lines = [...document.querySelectorAll<HTMLElement>(rows)]
        let scroller = lines[0]?.parentElement
        while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
          scroller = scroller.parentElement
        if (!scroller) return true
        const view = scroller.getBoundingClientRect()
        const isAtTop = scroller.scrollTop < 240
        const isAtEnd = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < 240
        const boxes = lines.map((line) => line.getBoundingClientRect()).toSorted((a, b) => a.top - b.top)
        let covered = isAtTop ? (boxes[0]?.top ?? view.top) : view.top
        for (const { top, bottom } of boxes) {
          if (bottom < view.top || top > view.bottom) continue
          if (top - covered > HOLE_FROM_PX) return true
          covered = Math.max(covered, bottom)
        }
        return !isAtEnd && view.bottom - covered > HOLE_FROM_PX
      }
      const frame = (at: number): void => {
        if (isOver) return
        gaps.push(at - last)
        last = at
        requestAnimationFrame(frame)
        // To look lays out the page, which counts as the page's own time.
        if (rows === undefined) return
        afterPaint(() => {
          if (!isOver && hasHole(rows)) blank += 1
        })
      }
      requestAnimationFrame((at) => {
        last = at
        requestAnimationFrame(frame)
      })
      stop = () => {
        isOver = true
        return { gaps, blank }
      }
    },
    frames: () => stop(),
    ticks: 0,
    hurry: (isOn) => {
      isHurrying = isOn
    },
    shown: (there, gone) =>
      new Promise((resolve) => {
        const begin = ({ timeStamp: since }: Event): void => {
          // By what changes: looking in each frame would make the frames it measures.
          const observer = new MutationObserver(() => {
            if (!isSeen(there) || (gone && isSeen(gone))) return
            observer.disconnect()
            afterPaint(() => resolve(performance.now() - since))
          })
          observer.observe(document, { subtree: true, childList: true, attributes: true })
        }
        addEventListener('click', begin, { capture: true, once: true })
      }),
  }
  window.bench = bench
  const later = window.setTimeout
  // A beat waits for the rest of the second; what waits longer, or is due at once, is something else.
  window.setTimeout = ((run: () => void, ms = 0, ...given: unknown[]) => {
    if (!isHurrying || ms < FRAME_MS || ms > SECOND_MS) return later(run, ms, ...given)
    const beat = (): void => {
      bench.ticks += 1
      run()
    }
    return later(beat, ms / HURRY)
  }) as typeof window.setTimeout
  // Not by the browser's own Event Timing: without a screen it counts some keys until the typing ends.
  let act = { ms: 0, what: '' }
  const onAct = ({ timeStamp, type, target }: Event): void => {
    const begins = type === 'pointerdown' || type === 'keydown'
    const on = target instanceof HTMLElement ? (target.ariaLabel ?? target.textContent.slice(0, 20)) : ''
    if (begins) bench.interactions.push((act = { ms: 0, what: `${type} ${on}`.trim() }))
    const own = act
    afterPaint(() => {
      const ms = performance.now() - timeStamp
      own.ms = Math.max(own.ms, ms)
      if (type === 'keydown') bench.keys.push(ms)
    })
  }
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(type, onAct, true)
  // React tells this one of every drawing, in production too.
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: () => (bench.commits += 1),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    },
  })
}
