import { useSyncExternalStore } from 'react'

/**
 * State of the event stream. `polling`: lost for so long that counts are polled instead, while it keeps
 * reconnecting. `none`: no stream, because no creator is in focus.
 */
export type EventStreamState = 'none' | 'connecting' | 'live' | 'reconnecting' | 'polling'

interface StreamEntry {
  state: EventStreamState
}

/** The last one defines the state: a page's own stream before the shared one. */
const streams: StreamEntry[] = []
const listeners = new Set<() => void>()

export const eventStreamState = (): EventStreamState => streams.at(-1)?.state ?? 'none'

function updateStreams(how: () => void): void {
  const before = eventStreamState()
  how()
  if (eventStreamState() !== before) listeners.forEach((listener) => listener())
}

/** Registers a stream and its state until it is closed. */
export function registerEventStream(): { note: (state: EventStreamState) => void; close: () => void } {
  const line: StreamEntry = { state: 'none' }
  streams.push(line)
  return {
    note: (state) =>
      updateStreams(() => {
        line.state = state
      }),
    close: () =>
      updateStreams(() => {
        if (streams.includes(line)) streams.splice(streams.indexOf(line), 1)
      }),
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useEventStreamState = (): EventStreamState => useSyncExternalStore(subscribe, eventStreamState)

const isEventStreamLive = (): boolean => eventStreamState() === 'live'
/** For components that poll while no stream is live: re-renders only when that changes. */
export const useIsEventStreamLive = (): boolean => useSyncExternalStore(subscribe, isEventStreamLive)
