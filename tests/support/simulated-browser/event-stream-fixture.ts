import { afterEach, beforeEach, vi } from 'vitest'

import { EventStream, type StreamState, type EventStreamDeps } from '@/api/event-stream'

import { advanceTime, settlePromises } from '../fake-timers'
import { createFakeConnections, type FakeConnection } from './fake-connections'

/** State and controls of an event-stream test, created before each test. */
export interface EventStreamFixture {
  connections: FakeConnection[]
  states: StreamState[]
  received: string[]
  isOnline: boolean
  stream: EventStream
  last: () => FakeConnection
  /** Opens a stream. */
  open: (world?: Partial<EventStreamDeps>) => Promise<void>
  /** Opens a stream and keeps it alive long enough to count as connected. */
  live: () => Promise<void>
}

/** Sets up fake timers and a scripted network for a test file. Call it at the top level. */
export function setUpEventStream(): EventStreamFixture {
  const stage = {} as EventStreamFixture // filled before each test
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    const { lines, fetch } = createFakeConnections()
    let tokens = 1
    const world: EventStreamDeps = {
      url: '/api/events',
      fetch,
      bearer: async () => `token-${tokens}`,
      dropBearer: () => void (tokens += 1),
      isOnline: () => stage.isOnline,
      now: () => Date.now(),
      random: () => 0.5,
      onMessage: ({ event, data }) => stage.received.push(`${event}: ${data}`),
      onState: (state) => stage.states.push(state),
    }
    Object.assign(stage, {
      connections: lines,
      states: [],
      received: [],
      isOnline: true,
      stream: new EventStream(world),
      last: () => {
        const line = lines.at(-1)
        if (!line) throw new Error('Nobody connected')
        return line
      },
      open: async (changed = {}) => {
        stage.stream = new EventStream({ ...world, ...changed })
        stage.stream.connect()
        await settlePromises()
      },
      live: async () => {
        await stage.open()
        stage.last().respond()
        await advanceTime(11_000)
      },
    } satisfies EventStreamFixture)
  })
  afterEach(() => {
    stage.stream.close()
    vi.useRealTimers()
  })
  return stage
}
