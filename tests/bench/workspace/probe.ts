/** Recordings inside a page during a run. */
export interface Probe {
  /** Number of React commits. */
  commits: number
  /** Milliseconds from each key to the next frame. */
  keys: number[]
  /** Each interaction with the ms until its next frame. */
  interactions: { ms: number; what: string }[]
  /**
   * Starts recording frames, and blank areas among `rows` if given: reading their boxes takes part of each frame, so time
   * frames without.
   */
  watchFrames: (rows?: string) => void
  /**
   * Results since `watchFrames`: whole ms between frames (two take 33, three 50, and timestamps vary by a tenth), and the
   * number of frames with a blank area.
   */
  frames: () => { gaps: number[]; blank: number }
  /** Number of the page's one-second ticks while hurrying. */
  ticks: number
  /** Speeds up the page's one-second timers by 100. */
  speedUpTicks: (isOn: boolean) => void
  /** Milliseconds from the next click to the frame in which `there` matches and `gone` does not. */
  timeUntilShown: (there: string, gone?: string) => Promise<number>
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
  /** Runs a callback right after the current frame paints, before the page's other tasks. */
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
        gaps.push(Math.round(at - last))
        last = at
        requestAnimationFrame(frame)
        // Checking forces layout, which would count as the page's own time.
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
    speedUpTicks: (isOn) => {
      isHurrying = isOn
    },
    timeUntilShown: (there, gone) =>
      new Promise((resolve) => {
        const begin = ({ timeStamp: since }: Event): void => {
          let isDue = false
          // In the frames that mutations cause, once in each: a check in every frame would itself cause frames, and one
          // for every mutation would take longer than what it waits for.
          const observer = new MutationObserver(() => {
            if (!isDue) requestAnimationFrame(look)
            isDue = true
          })
          const look = (): void => {
            isDue = false
            if (!isSeen(there) || (gone && isSeen(gone))) return
            observer.disconnect()
            afterThis(() => resolve(performance.now() - since))
          }
          observer.observe(document, { subtree: true, childList: true, attributes: true })
        }
        addEventListener('click', begin, { capture: true, once: true })
      }),
  }
  window.bench = bench
  const later = window.setTimeout
  // Only timers for the rest of a second are the page's ticks; leave longer and immediate ones alone.
  window.setTimeout = ((run: () => void, ms = 0, ...given: unknown[]) => {
    if (!isHurrying || ms < FRAME_MS || ms > SECOND_MS) return later(run, ms, ...given)
    const beat = (): void => {
      bench.ticks += 1
      run()
    }
    return later(beat, ms / HURRY)
  }) as typeof window.setTimeout
  // Not Event Timing: headless, it reports some keys only after the typing ends.
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
  // React calls this devtools hook on every commit, in production too.
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
