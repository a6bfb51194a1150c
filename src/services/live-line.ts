import { useSyncExternalStore } from 'react'

/**
 * The line on which the server tells what happens. `polling`: lost for so long that counts are asked for instead; it is
 * still tried to come back. `none`: nobody listens, because no creator is in focus.
 */
export type LineState = 'none' | 'connecting' | 'live' | 'reconnecting' | 'polling'

interface Line {
  state: LineState
}

/** The last one speaks: a page's own before the one that is kept on every page. */
const lines: Line[] = []
const listeners = new Set<() => void>()

export const lineState = (): LineState => lines.at(-1)?.state ?? 'none'

function change(how: () => void): void {
  const before = lineState()
  how()
  if (lineState() !== before) listeners.forEach((listener) => listener())
}

/** For whoever keeps a line: tells its state, until it is closed. */
export function openLine(): { note: (state: LineState) => void; close: () => void } {
  const line: Line = { state: 'none' }
  lines.push(line)
  return {
    note: (state) =>
      change(() => {
        line.state = state
      }),
    close: () =>
      change(() => {
        if (lines.includes(line)) lines.splice(lines.indexOf(line), 1)
      }),
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLine = (): LineState => useSyncExternalStore(subscribe, lineState)

const isLive = (): boolean => lineState() === 'live'
/** For who asks by the clock while nobody tells: drawn again only when that changes. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, isLive)
