import { expect, it } from 'vitest'

import { AGENCY_TIME_ZONE, DAY_MS, iso } from '../seed/calendar'
import { correctionsIn } from '../people/corrections'
import { createWorld } from '../world'
import { periodOf } from './scope'
import { statementsOf } from './statement'

it('a statement counts every log of it that somebody wants corrected, since before the world began too', () => {
  const world = createWorld()
  const pending = correctionsIn(world, 'pending')
  expect(pending.length).toBeGreaterThan(0)
  const span = { from: iso(world.now() - 14 * DAY_MS), to: iso(world.now()), timezone: AGENCY_TIME_ZONE }
  const statements = statementsOf(world, span, periodOf(world, span))
  for (const { userId } of pending) {
    const open = statements.find((statement) => statement.userId === userId)?.openLogs ?? 0
    expect(open, userId).toBeGreaterThan(0)
  }
})
