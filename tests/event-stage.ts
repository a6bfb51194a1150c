import { afterEach, beforeEach, vi } from 'vitest'

import { EventStream, type StreamState, type StreamWorld } from '@/api/event-stream'

import { fakeLines, type Line } from './fake-lines'

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
export const settle = () => pass(0)

/** State and controls of an event-stream test, created before each test. */
export interface EventStage {
  lines: Line[]
  states: StreamState[]
  heard: string[]
  isOnline: boolean
  stream: EventStream
  last: () => Line
  /** Opens a stream. */
  open: (world?: Partial<StreamWorld>) => Promise<void>
  /** Opens a stream and keeps it alive long enough to count as connected. */
  live: () => Promise<void>
}

/** Sets up fake timers and a scripted network for a test file. Call it at the top level. */
export function onEventStage(): EventStage {
  const stage = {} as EventStage // filled before each test
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    const { lines, fetch } = fakeLines()
    let tokens = 1
    const world: StreamWorld = {
      url: '/api/events',
      fetch,
      bearer: async () => `token-${tokens}`,
      dropBearer: () => void (tokens += 1),
      isOnline: () => stage.isOnline,
      now: () => Date.now(),
      random: () => 0.5,
      onMessage: ({ event, data }) => stage.heard.push(`${event}: ${data}`),
      onState: (state) => stage.states.push(state),
    }
    Object.assign(stage, {
      lines,
      states: [],
      heard: [],
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
        await settle()
      },
      live: async () => {
        await stage.open()
        stage.last().answer()
        await pass(11_000)
      },
    } satisfies EventStage)
  })
  afterEach(() => {
    stage.stream.close()
    vi.useRealTimers()
  })
  return stage
}
