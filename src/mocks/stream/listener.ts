import { claimsOf } from '../accounts'
import { strikes } from '../faults'
import { Refusal } from '../refusal'
import { viewerOf } from '../threads/viewer'
import type { World } from '../world'
import { told } from './told'

export const EVENTS_PATH = '/api/events'
const HEARTBEAT_MS = 15_000

const encoder = new TextEncoder()

/** One open line: somebody, in one tab, as one creator. */
export class Listener {
  readonly body: ReadableStream<Uint8Array>
  /** Whose side is listened to. */
  readonly creatorId: string
  readonly #request: Request
  #control: ReadableStreamDefaultController<Uint8Array> | undefined
  #lastId: number
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #isSilent = false
  readonly #onEnd: () => void

  /** Inside a visit: throws like any call where the request may not listen. `onEnd`: nobody listens any more. */
  constructor(world: World, request: Request, { onBeat, onEnd }: { onBeat: () => void; onEnd: () => void }) {
    this.creatorId = viewerOf(world, request).creator.userId
    this.#request = request
    this.#onEnd = onEnd
    const { eventId } = world.state.threads
    const resumed = Number(request.headers.get('last-event-id') ?? Number.NaN)
    this.#lastId = Number.isInteger(resumed) && resumed >= 0 && resumed <= eventId ? resumed : eventId
    this.body = new ReadableStream({
      start: (control) => {
        this.#control = control
      },
      cancel: () => this.#stop(),
    })
    request.signal.addEventListener('abort', () => this.#end())
    this.#heartbeat = setInterval(() => {
      this.#write(':\n\n')
      onBeat()
    }, HEARTBEAT_MS)
    // From here on it can be resumed, also before the first event.
    this.#write(`id: ${this.#lastId}\n\n`)
  }

  /** Inside a visit: tells what is new. Ends when the session or the token has; breaks when a fault says so. */
  look(world: World): void {
    const { faults, threads } = world.state
    const isStruck = faults.mode !== 'none' && strikes(faults, EVENTS_PATH, Math.random())
    if (isStruck && faults.mode === 'hang') {
      this.#isSilent = true
      return
    }
    if (isStruck) return this.#break()
    try {
      claimsOf(world, this.#request, 'creator')
      const viewer = viewerOf(world, this.#request)
      for (const event of threads.events) {
        if (event.id <= this.#lastId) continue
        const data = told(world, event, viewer)
        if (data) this.#write(`id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(data)}\n\n`)
        if (!this.#isSilent) this.#lastId = event.id
      }
    } catch (error) {
      if (!(error instanceof Refusal)) console.error('The mock stream broke:', error)
      this.#end()
    }
  }

  /** A line that hangs takes what is written, and nobody hears of it. */
  #write(text: string): void {
    if (!this.#isSilent) this.#control?.enqueue(encoder.encode(text))
  }

  #stop(): void {
    clearInterval(this.#heartbeat)
    this.#control = undefined
    this.#onEnd()
  }

  #end(): void {
    const control = this.#control
    this.#stop()
    try {
      control?.close()
    } catch {
      // The reader has gone already.
    }
  }

  #break(): void {
    const control = this.#control
    this.#stop()
    control?.error(new TypeError('The line broke'))
  }
}
