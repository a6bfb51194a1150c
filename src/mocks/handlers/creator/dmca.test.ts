import { expect, it } from 'vitest'

import {
  createDmcaCases,
  getDmcaCase,
  listDmcaOwners,
  submitDmcaCase,
  updateDmcaCase,
  withdrawDmcaCase,
} from '@/api/calls/creator/dmca'

import { DAY_MS } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'

it('a takedown is sent under oath by the rights holder, and has a deadline from then on', async () => {
  const { call, outcomeOf } = await creatorClient('dmca')
  const oath = { notice: 'Please remove it.', isSworn: true, signature: 'mila hart' }
  const submit = (caseId: string, part: Partial<typeof oath> = {}) =>
    outcomeOf(submitDmcaCase, { caseId, ...oath, ...part })
  expect((await submit('case-1-1', { isSworn: false })).fields).toHaveProperty('isSworn')
  expect((await submit('case-1-1', { signature: 'Someone' })).fields).toHaveProperty('signature')
  expect((await submit('case-1-2')).status).toBe(422)
  expect((await submit('case-1-1')).status).toBe(200)
  const sent = await call(getDmcaCase, { caseId: 'case-1-1' })
  expect(sent).toMatchObject({ state: 'sent', signature: 'mila hart', notice: 'Please remove it.' })
  expect((sent.deadline ?? 0) - sent.since).toBe(7 * DAY_MS)
  expect((await submit('case-1-1')).status).toBe(409)
})

it('a case goes to colleagues of the creator who may edit takedowns, and to no one else', async () => {
  const { call, outcomeOf } = await creatorClient('dmca')
  const { userIds } = await call(listDmcaOwners, {})
  const { ownerId } = await call(getDmcaCase, { caseId: 'case-1-1' })
  expect(userIds).toContain(ownerId)
  const other = userIds.find((userId) => userId !== ownerId) ?? expect.fail('no one else')
  const to = (userId: string) => ({ caseId: 'case-1-1', ownerId: userId })
  expect(await call(updateDmcaCase, to(other))).toMatchObject({ ownerId: other })
  const chatter = await outcomeOf(updateDmcaCase, to('staff-06'))
  expect(chatter.status).toBe(422)
  expect(chatter.fields).toHaveProperty('ownerId')
})

it('a link can be reported again once its case is withdrawn', async () => {
  const { call } = await creatorClient('dmca')
  const { url } = await call(getDmcaCase, { caseId: 'case-1-3' })
  const report = (clientId: string) =>
    call(createDmcaCases, { clientId, urls: [url], original: { title: 'Set', url: null }, language: 'en' })
  expect((await report('r-1')).refused).toEqual([{ url, reason: 'known' }])
  await call(withdrawDmcaCase, { caseId: 'case-1-3', note: 'By mistake' })
  expect((await report('r-2')).data).toHaveLength(1)
})
