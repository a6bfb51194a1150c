import { beforeEach, expect, it } from 'vitest'

import { getOverview } from '@/api/calls/agency/agency'
import {
  cancelPlannedRates,
  getAgencyCreator,
  revertRates,
  updateAgencyCreator,
} from '@/api/calls/agency/agency-creators'

import { DAY_MS, iso } from '../../seed/calendar'
import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

const of = { creatorAgencyId: 'ca-01' }
const rates = { rate: 0.5, granularRates: {}, passesRate: 0.2, isNet: true }
const at = (days: number): string => iso(NOON + days * DAY_MS)

let stage: ReturnType<typeof createPeopleFixture>
let director: MockClient

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  director = await stage.at('daria')
})

const save = (rate: number, day?: number) =>
  director.call(updateAgencyCreator, {
    ...of,
    ...rates,
    rate,
    ...(day !== undefined && { effectiveFrom: at(day) }),
  })
const read = () => director.call(getAgencyCreator, { creatorId: 'creator-01' })
const planned = async () => (await read()).plannedRates.map(({ from, rate }) => [iso(from), rate])
const revert = async (changeId: string | null, visitor = director) =>
  (await visitor.outcomeOf(revertRates, { ...of, changeId: changeId ?? '' })).status

it('a change keeps later plans, and replaces only a plan of the same moment', async () => {
  await save(0.6, 10)
  await save(0.7, 20)
  await save(0.5)
  await save(0.55, 5)
  await save(0.65, 10)
  expect((await read()).rate).toBe(0.5)
  expect(await planned()).toEqual([
    [at(5), 0.55],
    [at(10), 0.65],
    [at(20), 0.7],
  ])
  stage.pass(21 * DAY_MS)
  expect((await read()).rate).toBe(0.7)
})

it('a change applies from today at the earliest: past revenue keeps its split', async () => {
  const before = await read()
  const late = { ...of, ...rates, effectiveFrom: at(-2) }
  expect(await director.outcomeOf(updateAgencyCreator, late)).toMatchObject({ status: 422 })
  expect(await read()).toEqual(before)
})

it('a change is undone once, by its author, and not after a later one', async () => {
  const first = await save(0.6, 10)
  expect(await revert(first.changeId, await stage.at('viktor'))).toBe(403)
  const second = await save(0.7, 20)
  expect(await revert(first.changeId)).toBe(409)
  expect(await revert(second.changeId)).toBe(200)
  expect(await revert(second.changeId)).toBe(404)
  expect(await planned()).toEqual([[at(10), 0.6]])
})

it('a plan is cancelled by directors before its start, and restored by an undo', async () => {
  await save(0.6, 10)
  await save(0.7, 20)
  const plan = { ...of, from: at(10) }
  const refusal = async (visitor = director) => (await visitor.outcomeOf(cancelPlannedRates, plan)).status
  expect(await refusal(await stage.at('viktor'))).toBe(403)
  const { changeId } = await director.call(cancelPlannedRates, plan)
  expect(await planned()).toEqual([[at(20), 0.7]])
  expect(await refusal()).toBe(409)
  await revert(changeId)
  expect(await planned()).toEqual([
    [at(10), 0.6],
    [at(20), 0.7],
  ])
  stage.pass(11 * DAY_MS)
  expect(await refusal()).toBe(409)
})

it('the figures of a period show the rate within it, not the one that follows', async () => {
  const { rate } = await read()
  await save(0.6, 10)
  stage.pass(12 * DAY_MS)
  const asked = { from: at(5), to: at(10), timezone: 'UTC', basis: 'gross', compare: 'none' } as const
  const { creators } = await director.call(getOverview, asked)
  expect(creators.find(({ creatorId }) => creatorId === 'creator-01')?.rate).toBe(rate)
})
