import { expect, it } from 'vitest'

import { DAY_MS, HOUR_MS, iso } from '../../seed/calendar'
import { createWorld } from '../../state/world'
import { ownStatisticsOf } from './own-work'

const NOW = Date.UTC(2026, 10, 21, 11, 17)
const INDIA_MS = 5.5 * HOUR_MS

it('steps by the hours of the zone, also where they begin at half an hour', () => {
  const world = createWorld(undefined, () => NOW)
  const midnight = Date.UTC(2026, 10, 20) - INDIA_MS
  const { band } = ownStatisticsOf(world, 'staff-04', {
    from: iso(midnight),
    to: iso(midnight + DAY_MS),
    timezone: 'Asia/Kolkata',
    groupBy: 'hour',
  })
  expect(band?.map((step) => step?.at)).toEqual(
    Array.from({ length: 24 }, (_, hour) => iso(midnight + hour * HOUR_MS)),
  )
})
