import { useSyncExternalStore } from 'react'

import { createEmitter } from '@/lib/store'

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
const changes = createEmitter()

export const eventStreamState = (): EventStreamState => streams.at(-1)?.state ?? 'none'

function updateStreams(change: () => void): void {
  const before = eventStreamState()
  change()
  if (eventStreamState() !== before) changes.emit()
}

/** Registers a stream and its state until it is closed. */
export function registerEventStream(): { setState: (state: EventStreamState) => void; close: () => void } {
  const entry: StreamEntry = { state: 'none' }
  streams.push(entry)
  return {
    setState: (state) =>
      updateStreams(() => {
        entry.state = state
      }),
    close: () =>
      updateStreams(() => {
        if (streams.includes(entry)) streams.splice(streams.indexOf(entry), 1)
      }),
  }
}

export const useEventStreamState = (): EventStreamState =>
  useSyncExternalStore(changes.subscribe, eventStreamState)

const isEventStreamLive = (): boolean => eventStreamState() === 'live'
/** For components that poll while no stream is live: re-renders only when that changes. */
export const useIsEventStreamLive = (): boolean => useSyncExternalStore(changes.subscribe, isEventStreamLive)
