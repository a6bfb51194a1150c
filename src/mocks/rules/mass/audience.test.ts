import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MEMBER_STATES } from '@/domain/chat/channel'
import type { AudienceFilters } from '@/domain/mass/mass-message'

import { HOUR_MS } from '../../seed/calendar'
import { listIdOf, SEED_LISTS } from '../../seed/fans/lists'
import { wireLists } from '../../wire/wire-list'
import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'
import { audienceOf, type AudienceRequest, targetOf } from './audience'
import { massesOf } from './masses'

const creator = CREATORS[3] ?? expect.fail('no creator')
const world = createWorld()
const ALL: AudienceRequest = { include: [], exclude: [], filters: {}, mediaIds: [] }

const lists = fc.uniqueArray(
  fc.integer({ min: 0, max: SEED_LISTS.length - 1 }).map((index) => listIdOf(creator, index)),
  { maxLength: 3 },
)
const days = fc.option(fc.integer({ min: 1, max: 120 }), { nil: undefined })
const filters = fc
  .record({
    spendMin: fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined }),
    spendWindowDays: days,
    tipped: fc.option(fc.boolean(), { nil: undefined }),
    memberStates: fc.option(fc.subarray([...MEMBER_STATES]), { nil: undefined }),
    lastActiveWithinDays: days,
    boughtWithinDays: days,
    noReplyForDays: days,
    countryCodes: fc.option(fc.subarray(['US', 'DE', 'JP']), { nil: undefined }),
    capHours: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
const media = fc.uniqueArray(
  fc.integer({ min: 1, max: 40 }).map((n) => `media-4-${n}`),
  { maxLength: 2 },
)

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
const audience = (wanted: AudienceRequest) =>
  world.transact(async () => audienceOf(world, creator, wanted, await massesOf(world, creator)))

/** The base count: fans it reaches plus those dropped. */
const baseOf = ({ count, dropped }: Awaited<ReturnType<typeof audience>>) =>
  count + sum(dropped.map((one) => one?.count ?? 0))

describe('the audience of a mass message', () => {
  it('adds up: every targeted fan gets it or drops out for one reason', async () => {
    const everybody = baseOf(await audience(ALL))
    await fc.assert(
      fc.asyncProperty(lists, filters, media, async (exclude, given, mediaIds) => {
        const answer = await audience({ include: [], exclude, filters: given, mediaIds })
        expect(baseOf(answer)).toBe(everybody)
        expect(new Set(answer.sample).size).toBe(Math.min(5, answer.count))
      }),
      { numRuns: 60 },
    )
  })

  it('starts with as many fans as the lists have members', async () => {
    const allLists = await world.transact(() => wireLists(world, creator))
    for (const { listId, memberCount } of allLists) {
      expect(baseOf(await audience({ ...ALL, include: [listId] }))).toBe(memberCount)
    }
  })

  it('reaches only buyers of an item, and none of them for that item itself', async () => {
    const filters = { boughtMediaId: 'media-4-3' }
    const all = await audience(ALL)
    const bought = await audience({ ...ALL, filters })
    const again = await audience({ ...ALL, filters, mediaIds: ['media-4-3'] })
    const outside = ({ dropped }: typeof all) => dropped.find((one) => one?.reason === 'filters')?.count
    expect(bought.count).toBeGreaterThan(0)
    expect(outside(bought)).toBeGreaterThan(0)
    expect(baseOf(bought)).toBe(baseOf(all))
    expect(again.count).toBe(0)
    expect((await audience({ ...ALL, filters: { boughtMediaId: 'media-4-9999' } })).count).toBe(0)
  })
})

describe('a second mass message to fans who have not seen the first', () => {
  it('reaches only fans the first one reached', async () => {
    const masses = await massesOf(world, creator)
    const first = masses.find(({ total }) => total > 50) ?? expect.fail('no mass message')
    const reached = await audienceOf(world, creator, targetOf(first), masses)
    const again = await audienceOf(
      world,
      creator,
      { ...ALL, filters: { notSeenMassId: first.massMessageId } },
      masses,
    )
    expect(again.count).toBeGreaterThan(0)
    expect(again.count).toBeLessThan(reached.count)
  })

  it('may itself be sent again, to no more fans than it reached', async () => {
    const masses = await massesOf(world, creator)
    const first = masses.find(({ total }) => total > 50) ?? expect.fail('no mass message')
    const unseen = (notSeenMassId: string): AudienceRequest => ({ ...ALL, filters: { notSeenMassId } })
    const toUnseen = unseen(first.massMessageId)
    const second = { ...first, ...toUnseen, massMessageId: 'second', startsAt: first.startsAt + HOUR_MS }
    const reached = await audienceOf(world, creator, toUnseen, masses)
    const again = await audienceOf(world, creator, unseen('second'), [second, ...masses])
    expect(again.count).toBeGreaterThan(0)
    expect(again.count).toBeLessThan(reached.count)
  })

  it('reaches no fan when it names itself', async () => {
    const [sent = expect.fail('no mass message')] = await massesOf(world, creator)
    const filters = { notSeenMassId: sent.massMessageId }
    const itself = { ...sent, ...ALL, filters }
    expect((await audienceOf(world, creator, { ...ALL, filters }, [itself])).count).toBe(0)
  })

  it('counts the first one not against the cap, and others as ever', async () => {
    const masses = await massesOf(world, creator)
    const first = masses.find(({ total }) => total > 50) ?? expect.fail('no mass message')
    const filters = { notSeenMassId: first.massMessageId }
    const uncapped = await audienceOf(world, creator, { ...ALL, filters }, [first])
    const capped = { ...ALL, filters: { ...filters, capHours: 24 * 365 } }
    expect((await audienceOf(world, creator, capped, [first])).count).toBe(uncapped.count)
    expect((await audienceOf(world, creator, capped, masses)).count).toBeLessThan(uncapped.count)
  })

  it('counts against the cap of the next one', async () => {
    const sent = (await massesOf(world, creator))[0] ?? expect.fail('no mass message')
    const asSent = (massMessageId: string, hoursAgo: number, filters: AudienceFilters) => ({
      ...sent,
      ...ALL,
      massMessageId,
      filters,
      startsAt: world.now() - hoursAgo * HOUR_MS,
    })
    const notSeen = { notSeenMassId: 'first' }
    const masses = [asSent('second', 1, { ...notSeen, capHours: 2 }), asSent('first', 20, {})]
    const second = await audienceOf(world, creator, { ...ALL, filters: notSeen }, masses)
    const third = await audienceOf(world, creator, { ...ALL, filters: { capHours: 12 } }, masses)
    expect(second.count).toBeGreaterThan(0)
    expect(third.dropped).toContainEqual({ reason: 'recent_mass', count: second.count })
  })
})
