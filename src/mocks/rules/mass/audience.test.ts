import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MEMBER_STATES } from '@/domain/chat/channel'

import { costOf } from '../../../../tests/support/cpu-cost'
import { listIdOf, SEED_LISTS } from '../population/seed-lists'
import { wireLists } from '../../wire/lists/wire-list'
import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'
import { audienceOf, type AudienceRequest } from './audience'
import { massesOf } from './masses'

const creator = CREATORS[3] ?? expect.fail('no creator')
const busiest = CREATORS[0] ?? expect.fail('no creator')
const world = createWorld()
const ALL: AudienceRequest = { include: [], exclude: [], filters: {}, mediaIds: [] }

const lists = fc.uniqueArray(
  fc.integer({ min: 0, max: SEED_LISTS.length - 1 }).map((place) => listIdOf(creator, place)),
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
    const known = await world.transact(() => wireLists(world, creator))
    for (const { listId, memberCount } of known) {
      expect(baseOf(await audience({ ...ALL, include: [listId] }))).toBe(memberCount)
    }
  })

  it('never grows by a filter, and excludes members of an excluded list', async () => {
    const all = await audience(ALL)
    const paying = await audience({ ...ALL, filters: { spendMin: 1 } })
    const excluded = await audience({ ...ALL, exclude: [listIdOf(creator, 0)] })
    expect(paying.count).toBeLessThan(all.count)
    expect(excluded.dropped.find((one) => one?.reason === 'excluded_list')?.count).toBeGreaterThan(0)
    expect(excluded.count).toBeLessThan(all.count)
  })

  it('counts who already has all media, and who recently got another one', async () => {
    const owned = await audience({ ...ALL, filters: { spendMin: 10_000 }, mediaIds: ['media-4-3'] })
    const capped = await audience({ ...ALL, filters: { capHours: 24 } })
    expect(owned.dropped.some((one) => one?.reason === 'owns_media')).toBe(true)
    expect(capped.dropped.some((one) => one?.reason === 'recent_mass')).toBe(true)
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

  it('judges each version by its own media: no fan gets what they have in either', async () => {
    const filters = { boughtMediaId: 'media-4-3' }
    const first = { ...ALL, filters, mediaIds: ['media-4-9999'] }
    expect((await audience(first)).count).toBeGreaterThan(0)
    expect((await audience({ ...first, secondMediaIds: ['media-4-3'] })).count).toBe(0)
    expect((await audience({ ...ALL, filters, secondMediaIds: [] })).count).toBeGreaterThan(0)
  })

  it('answers for tens of thousands within a fixed number of tasks once the population is built', async () => {
    const wanted = { ...ALL, filters: { spendMin: 1, countryCodes: ['US'], lastActiveWithinDays: 30 } }
    const ask = () => world.transact(() => audienceOf(world, busiest, wanted, []))
    await ask()
    expect(await costOf(ask, 9)).toBeLessThan(10)
  })
})

describe('a second mass message to fans who have not seen the first', () => {
  it('reaches only fans the first one reached', async () => {
    const masses = await massesOf(world, creator)
    const first = masses.find(({ total }) => total > 50) ?? expect.fail('no mass message')
    const { notSeenMassId: _, ...filters } = first.filters
    const reached = await audienceOf(world, creator, { ...ALL, ...first, filters, mediaIds: [] }, [])
    const again = await audienceOf(
      world,
      creator,
      { ...ALL, filters: { notSeenMassId: first.massMessageId } },
      masses,
    )
    expect(again.count).toBeGreaterThan(0)
    expect(again.count).toBeLessThan(reached.count)
  })

  it('reaches no fan when the first is unknown', async () => {
    const wanted = { ...ALL, filters: { notSeenMassId: 'no-such-mass' } }
    expect((await audienceOf(world, creator, wanted, [])).count).toBe(0)
  })
})
