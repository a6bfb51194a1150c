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
  open: (changed?: Partial<EventStreamDeps>) => Promise<void>
  /** Opens a stream and keeps it alive long enough to count as connected. */
  live: () => Promise<void>
}

/** Sets up fake timers and a scripted network for a test file. Call it at the top level. */
export function setUpEventStream(): EventStreamFixture {
  const fixture = {} as EventStreamFixture // filled before each test
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    const { connections, fetch } = createFakeConnections()
    let tokens = 1
    const deps: EventStreamDeps = {
      url: '/api/events',
      fetch,
      bearer: async () => `token-${tokens}`,
      dropBearer: () => void (tokens += 1),
      isOnline: () => fixture.isOnline,
      now: () => Date.now(),
      random: () => 0.5,
      onMessage: ({ event, data }) => fixture.received.push(`${event}: ${data}`),
      onState: (state) => fixture.states.push(state),
    }
    Object.assign(fixture, {
      connections,
      states: [],
      received: [],
      isOnline: true,
      stream: new EventStream(deps),
      last: () => {
        const connection = connections.at(-1)
        if (!connection) throw new Error('No one has connected')
        return connection
      },
      open: async (changed = {}) => {
        fixture.stream = new EventStream({ ...deps, ...changed })
        fixture.stream.connect()
        await settlePromises()
      },
      live: async () => {
        await fixture.open()
        fixture.last().respond()
        await advanceTime(11_000)
      },
    } satisfies EventStreamFixture)
  })
  afterEach(() => {
    fixture.stream.close()
    vi.useRealTimers()
  })
  return fixture
}
