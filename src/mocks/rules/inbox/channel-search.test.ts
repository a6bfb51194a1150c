import { expect, it } from 'vitest'

import { anchorOf } from '../../state/anchor'
import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'
import { livelyFacts } from '../threads/channel-facts'
import { matcherOf } from './channel-search'

const creator = CREATORS[0] ?? expect.fail('no creator')

it('the search reads what fans write in its own world', async () => {
  const found = async (texts: 'usual' | 'odd') => {
    const world = createWorld(undefined, () => Date.UTC(2026, 10, 18, 12))
    await world.setFaults({ texts })
    const rows = [...livelyFacts(world, creator, anchorOf(world), 20)]
    const { lively } = await matcherOf(world, creator, { query: '<script>', chips: {} }, rows)
    return rows.filter((row) => lively(row)).length
  }
  expect(await found('usual')).toBe(0)
  expect(await found('odd')).toBeGreaterThan(0)
})
