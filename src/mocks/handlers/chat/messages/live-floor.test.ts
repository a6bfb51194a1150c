import { beforeAll, describe, expect, it } from 'vitest'

import { onDutyNow, teamLogs } from '../../../rules/shifts/clock'
import { floorPeople } from '../../../wire/people/floor-people'
import { floorOf } from '../../../wire/people/floor-view'
import { keptChargesIn } from '../../../rules/money/new-charges'
import { liveMessages, liveSales } from '../../../rules/performance/live-work'
import { performanceTable } from '../../../wire/performance/performance-table'
import { HOUR_MS, iso, MINUTE_MS } from '../../../seed/calendar'
import { CREATORS } from '../../../seed/creators'
import { sumsBetween } from '../../../seed/money/sums'
import { plannedAt } from '../../../rules/shifts/shift-plan'
import { createWorld, type World } from '../../../state/world'
import { playTraffic } from '../../../rules/simulation/fan-traffic'

const NOON = Date.UTC(2026, 10, 18, 12)
const STEP_MS = 30_000
const IDLE_MS = 5 * MINUTE_MS
const allIds = CREATORS.map(({ userId }) => userId)

/** A world with active fans and colleagues while the clock advances. */
function liveWorld() {
  let now = NOON
  const world = createWorld(undefined, () => now, { traffic: 0.2 })
  const live = (ms: number, look: () => void) => {
    for (const end = now + ms; now < end; now += STEP_MS) {
      playTraffic(world, allIds)
      look()
    }
  }
  return { world, live }
}

/** Who is clocked in, and when they were last active. */
const seenNow = (world: World) =>
  new Map(onDutyNow(world).map(({ userId, lastActiveAt }) => [userId, Date.parse(lastActiveAt ?? '')]))

describe('half an hour of the live floor', () => {
  const { world, live } = liveWorld()
  const sentOffDuty: string[] = []
  const sentIdle: string[] = []
  const backwards: string[] = []
  let eventCount = 0
  let lastSeenBefore = new Map<string, number>()

  /** Checks messages since the last step. */
  function look() {
    const seen = seenNow(world)
    for (const { userId, at } of liveMessages(world)) {
      if (at <= world.now() - STEP_MS) continue
      eventCount += 1
      const lastSeen = seen.get(userId)
      if (lastSeen === undefined) sentOffDuty.push(`${userId} ${iso(at)}`)
      else if (at - lastSeen > IDLE_MS) sentIdle.push(`${userId} ${iso(at)}`)
    }
    for (const [userId, lastSeen] of seen)
      if (lastSeen < (lastSeenBefore.get(userId) ?? 0)) backwards.push(`${userId} ${iso(world.now())}`)
    lastSeenBefore = seen
  }
  beforeAll(() => live(HOUR_MS / 2, look), 120_000)

  it('have messages only by people on duty, and none by idle ones', () => {
    expect(eventCount).toBeGreaterThan(20)
    expect([sentOffDuty, sentIdle, backwards]).toEqual([[], [], []])
  })

  it('have the same people on duty by creator, by person and by their logs', () => {
    const now = world.now()
    const logs = teamLogs(world, now, now + 1).filter(({ clockOutAt }) => clockOutAt === null)
    const people = floorPeople(world, undefined).map(({ userId }) => userId)
    const rows = floorOf(world, undefined).creators.flatMap(({ onDuty }) =>
      (onDuty ?? []).flatMap((one) => one?.userId ?? []),
    )
    const onDuty = new Set(logs.map(({ userId }) => userId))
    expect(people.every((userId) => onDuty.has(userId))).toBe(true)
    expect(new Set(rows)).toEqual(new Set(people.filter((userId) => rows.includes(userId))))
    expect(rows.every((userId) => people.includes(userId))).toBe(true)
  })

  it('have the performance page’s median replies and sales of the same hour', () => {
    const [from, to] = [iso(world.now() - HOUR_MS), iso(world.now())]
    const query = { from, to, timezone: 'Europe/Warsaw', basis: 'gross', groupBy: 'employee' } as const
    const figures = new Map(performanceTable(world, query).rows.map((row) => [row?.userId, row]))
    for (const { userId, medianReplySeconds, hourSales } of floorPeople(world, undefined))
      expect([medianReplySeconds, hourSales?.amount]).toEqual([
        figures.get(userId)?.medianReplySeconds ?? null,
        figures.get(userId)?.sales ?? 0,
      ])
  })

  it('add each emitted order to the sales of the running shift', () => {
    const now = world.now()
    const orders = world.state.threads.events.filter(({ name }) => name === 'order.new')
    expect(orders.length).toBeGreaterThan(0)
    const planned = plannedAt(world, now)
    for (const creator of CREATORS) {
      const row = floorOf(world, undefined).creators.find(({ creatorId }) => creatorId === creator.userId)
      const starts = planned.flatMap(({ creatorIds, startAt }) =>
        creatorIds.includes(creator.userId) ? startAt : [],
      )
      if (!row || starts.length === 0) continue
      const from = Math.min(...starts)
      const sold = [
        ...liveSales(world, creator).filter(({ at, isRefunded }) => at >= from && at < now && !isRefunded),
        ...keptChargesIn(world, creator, from, now),
      ]
      const sum = sold.reduce((all, { amount }) => all + amount, 0)
      expect(row.shiftSales?.amount).toBe(sumsBetween(creator, from, now).gross + sum)
    }
  })
})
