import { expect, it } from 'vitest'

import { USUAL_TRAFFIC } from '../../state/faults'
import { memoryStore } from '../../state/snapshot'
import { createWorld } from '../../state/world'
import { playTraffic } from './fan-traffic'

const MINUTE_MS = 60_000

it('brings a purchase and a tip within the first minutes of a demo, each once', async () => {
  let now = Date.UTC(2026, 10, 21, 12)
  const world = createWorld(memoryStore(), () => now, { traffic: USUAL_TRAFFIC })
  const orders = () => world.state.threads.events.filter(({ name }) => name === 'order.new').length
  const watch = async (ms: number) => {
    for (const end = now + ms; now < end; now += 1000)
      await world.transact(() => playTraffic(world, ['creator-01']))
  }
  await watch(2 * MINUTE_MS)
  expect(orders()).toBeGreaterThanOrEqual(2)
  expect(world.state.threads.opening?.done).toBe(2)
  await watch(2 * MINUTE_MS)
  expect(world.state.threads.opening?.done).toBe(2)
})

it('stays silent in a world without traffic', async () => {
  const world = createWorld(memoryStore(), () => Date.UTC(2026, 10, 21, 12), { traffic: 0 })
  await world.transact(() => playTraffic(world, ['creator-01']))
  expect(world.state.threads.opening).toBeNull()
})
