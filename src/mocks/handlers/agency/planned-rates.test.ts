import { beforeEach, expect, it } from 'vitest'

import { DAY_MS } from '../../seed/calendar'
import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

const CREATORS = '/api/agency/creators'
const of = { creatorAgencyId: 'ca-01' }
const rates = { rate: 0.5, granularRates: {}, passesRate: 0.2, isNet: true }
const at = (days: number): string => new Date(NOON + days * DAY_MS).toISOString()

let stage: ReturnType<typeof createPeopleFixture>
let director: MockClient

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  director = await stage.at('daria')
})

interface Row {
  rate: number
  changeId: string | null
  plannedRates: { from: string; rate: number }[]
}

const save = async (rate: number, day?: number) =>
  (
    await director.ask<Row>(`${CREATORS}/update`, {
      ...of,
      ...rates,
      rate,
      ...(day !== undefined && { effectiveFrom: at(day) }),
    })
  ).body
const read = async () => (await director.ask<Row>(`${CREATORS}/get`, { creatorId: 'creator-01' })).body
const planned = async () => (await read()).plannedRates.map(({ from, rate }) => [from, rate])
const revert = (changeId: string | null, visitor = director) =>
  visitor.ask<Row>(`${CREATORS}/rates/revert`, { ...of, changeId })

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
  expect(await director.ask(`${CREATORS}/update`, late)).toMatchObject({ status: 422 })
  expect(await read()).toEqual(before)
})

it('a change is undone once, by its author, and not after a later one', async () => {
  const first = await save(0.6, 10)
  expect((await revert(first.changeId, await stage.at('viktor'))).status).toBe(403)
  const second = await save(0.7, 20)
  expect((await revert(first.changeId)).status).toBe(409)
  expect((await revert(second.changeId)).status).toBe(200)
  expect((await revert(second.changeId)).status).toBe(404)
  expect(await planned()).toEqual([[at(10), 0.6]])
})

it('a plan is cancelled by directors before its start, and restored by an undo', async () => {
  await save(0.6, 10)
  await save(0.7, 20)
  const cancel = (visitor = director, day = 10) =>
    visitor.ask<Row>(`${CREATORS}/rates/cancel`, { ...of, from: at(day) })
  expect((await cancel(await stage.at('viktor'))).status).toBe(403)
  const { body } = await cancel()
  expect(await planned()).toEqual([[at(20), 0.7]])
  expect((await cancel()).status).toBe(409)
  await revert(body.changeId)
  expect(await planned()).toEqual([
    [at(10), 0.6],
    [at(20), 0.7],
  ])
  stage.pass(11 * DAY_MS)
  expect((await cancel()).status).toBe(409)
})
