import { affectsCall } from '../../state/faults'
import { Refusal } from '../../rules/base/refusal'
import type { World } from '../../state/world'
import { type Subscriber, subscriberOf } from './subscriber'

export const EVENTS_PATH = '/api/events'
const HEARTBEAT_MS = 15_000

const encoder = new TextEncoder()

interface ConnectionOptions {
  roll: number
  onBeat: () => void
  onEnd: () => void
}

/** One open connection of one tab. */
export class EventConnection {
  readonly body: ReadableStream<Uint8Array>
  readonly #subscriber: Subscriber
  #control: ReadableStreamDefaultController<Uint8Array> | undefined
  #lastId: number
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #isSilent = false
  readonly #roll: number
  readonly #onEnd: () => void

  /**
   * Call inside `transact`. Throws like any call where the request has no access. `roll` decides whether
   * faults with a rate affect this connection; `onEnd` runs when it closes.
   */
  constructor(world: World, request: Request, { roll, onBeat, onEnd }: ConnectionOptions) {
    this.#subscriber = subscriberOf(world, request)
    this.#roll = roll
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
    // An id makes the stream resumable before the first event.
    this.#write(`id: ${this.#lastId}\n\n`)
  }

  /** The creators it subscribes to. */
  get creatorIds(): readonly string[] {
    return this.#subscriber.creatorIds
  }

  /** Call inside `transact`. Sends new events; ends with the session or token, and breaks on a fault. */
  poll(world: World): void {
    const { faults, threads } = world.state
    const isStruck = faults.mode !== 'none' && affectsCall(faults, EVENTS_PATH, this.#roll)
    if (isStruck && faults.mode === 'hang') {
      this.#isSilent = true
      return
    }
    if (isStruck) return this.#break()
    try {
      const fresh = threads.events.filter(({ id }) => id > this.#lastId)
      for (const { id, sent } of this.#subscriber.receive(world, fresh))
        this.#write(`id: ${id}\nevent: ${sent.name}\ndata: ${JSON.stringify(sent.data)}\n\n`)
      if (!this.#isSilent) this.#lastId = fresh.at(-1)?.id ?? this.#lastId
    } catch (error) {
      if (!(error instanceof Refusal)) console.error('The mock stream broke:', error)
      this.#end()
    }
  }

  /** A hanging connection drops everything written. */
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
