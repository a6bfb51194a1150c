import { useSyncExternalStore } from 'react'

/**
 * State of the event stream. `polling`: lost for so long that counts are polled instead, while it keeps
 * reconnecting. `none`: no stream, because no creator is in focus.
 */
export type LineState = 'none' | 'connecting' | 'live' | 'reconnecting' | 'polling'

interface Line {
  state: LineState
}

/** The last one defines the state: a page's own stream before the shared one. */
const lines: Line[] = []
const listeners = new Set<() => void>()

export const lineState = (): LineState => lines.at(-1)?.state ?? 'none'

function change(how: () => void): void {
  const before = lineState()
  how()
  if (lineState() !== before) listeners.forEach((listener) => listener())
}

/** Registers a stream and its state until it is closed. */
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
/** For components that poll while no stream is live: re-renders only when that changes. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, isLive)
