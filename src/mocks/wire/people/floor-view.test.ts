import { describe, expect, it } from 'vitest'

import { grossIn } from '../../rules/performance/sales-in'
import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'
import { floorOf } from './floor-view'
import { plannedAt } from '../../rules/shifts/shift-plan'

const NOON = Date.UTC(2026, 10, 18, 12)

function rowsAt(now: number) {
  const world = createWorld(undefined, () => now)
  const rows = () =>
    floorOf(world, undefined).creators.flatMap((row) => {
      const creator = CREATORS.find(({ userId }) => userId === row.creatorId)
      return creator ? [{ row, creator }] : []
    })
  return { world, rows }
}

describe('the floor', () => {
  it.each([0, 3, 7, 11, 16, 21])(
    '%i hours after noon counts sales since the earliest running shift',
    (hours) => {
      const now = NOON + hours * 3_600_000
      const { world, rows } = rowsAt(now)
      const planned = plannedAt(world, now)
      for (const { row, creator } of rows()) {
        const starts = planned.flatMap(({ creatorIds, startAt }) =>
          creatorIds.includes(creator.userId) ? startAt : [],
        )
        const amount = starts.length === 0 ? undefined : grossIn(world, creator, Math.min(...starts), now)
        expect(row.shiftSales?.amount, creator.userId).toBe(amount)
      }
    },
  )

  it('names the planned people of each hour ahead, each person once', () => {
    const { world } = rowsAt(NOON)
    const { coverage } = floorOf(world, undefined)
    expect(coverage).toHaveLength(24)
    for (const hour of coverage ?? []) {
      const middle = Date.parse(hour?.hour ?? '') + 1_800_000
      const planned = new Set(plannedAt(world, middle).map(({ userId }) => userId))
      expect(new Set(hour?.userIds)).toEqual(planned)
      expect(hour?.planned).toBe(planned.size)
    }
  })
})
