import { expect, it } from 'vitest'

import { createWorld } from '../../state/world'
import { floorOf } from './floor-view'
import { plannedAt } from '../../rules/shifts/shift-plan'

it('the floor names the planned people of each hour ahead, each person once', () => {
  const world = createWorld(undefined, () => Date.UTC(2026, 10, 18, 12))
  const { coverage } = floorOf(world, undefined)
  expect(coverage).toHaveLength(24)
  for (const hour of coverage ?? []) {
    const middle = Date.parse(hour?.hour ?? '') + 1_800_000
    const planned = new Set(plannedAt(world, middle).map(({ userId }) => userId))
    expect(new Set(hour?.userIds)).toEqual(planned)
    expect(hour?.planned).toBe(planned.size)
  }
})
