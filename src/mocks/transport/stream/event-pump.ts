import { playAllLives } from '../../rules/live/play-lives'
import { emitAllMassProgress } from '../../rules/mass/emit-mass-progress'
import { playTraffic, nextTrafficIn } from '../../rules/simulation/fan-traffic'
import { playDue } from '../../rules/simulation/play-due'
import type { World } from '../../state/world'
import type { EventConnection } from './connection'

const LONGEST_WAIT_MS = 1000
const SHORTEST_WAIT_MS = 40

/** Sends new events to all connections of a world, and lets fans write while there are any. */
export class EventPump {
  readonly #world: World
  readonly #listeners = new Set<EventConnection>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isRunning = false
  #isWanted = false
  #forget: (() => void) | undefined

  constructor(world: World) {
    this.#world = world
  }

  add(listener: EventConnection): void {
    this.#listeners.add(listener)
    this.#forget ??= this.#world.subscribe(() => this.wake())
    this.wake()
  }

  remove(listener: EventConnection): void {
    this.#listeners.delete(listener)
    if (this.#listeners.size > 0) return
    this.#forget?.()
    this.#forget = undefined
    clearTimeout(this.#timer)
  }

  /** Runs one poll at a time; a call during a poll triggers another one after it. */
  wake(): void {
    this.#isWanted = true
    if (this.#isRunning || this.#listeners.size === 0) return
    this.#isRunning = true
    void this.#run()
  }

  async #run(): Promise<void> {
    const world = this.#world
    try {
      while (this.#isWanted && this.#listeners.size > 0) {
        this.#isWanted = false
        await world.transact(() => {
          const creatorIds = [...new Set([...this.#listeners].flatMap((one) => one.creatorIds))]
          playDue(world)
          playTraffic(world, creatorIds)
          emitAllMassProgress(world, creatorIds)
          playAllLives(world, creatorIds)
          for (const listener of this.#listeners) listener.poll(world)
        })
      }
    } catch (error) {
      console.error('The mock stream broke:', error)
    } finally {
      this.#isRunning = false
    }
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.#listeners.size === 0) return
    const wait = Math.max(SHORTEST_WAIT_MS, Math.min(LONGEST_WAIT_MS, nextTrafficIn(this.#world)))
    this.#timer = setTimeout(() => this.wake(), wait)
  }
}
