import { expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { getDmcaCase, listDmcaOwners } from '@/api/calls/creator/dmca'

import { DAY_MS } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'

it('a takedown is sent under oath by the rights holder, and has a deadline from then on', async () => {
  const { ask, read } = await creatorClient('dmca')
  const submit = (caseId: string, part: object = {}) =>
    ask('submit', { caseId, notice: 'Please remove it.', isSworn: true, signature: 'mila hart', ...part })
  expect((await submit('case-1-1', { isSworn: false })).body['fields']).toHaveProperty('isSworn')
  expect((await submit('case-1-1', { signature: 'Someone' })).body['fields']).toHaveProperty('signature')
  expect((await submit('case-1-2')).status).toBe(422)
  expect((await submit('case-1-1')).status).toBe(200)
  const sent = await read<WireResponseOf<typeof getDmcaCase>>('get', { caseId: 'case-1-1' })
  expect(sent).toMatchObject({ state: 'sent', signature: 'mila hart', notice: 'Please remove it.' })
  expect(Date.parse(sent.deadline ?? '') - Date.parse(sent.since)).toBe(7 * DAY_MS)
  expect((await submit('case-1-1')).status).toBe(409)
})

it('a case goes to colleagues of the creator who may edit takedowns, and to no one else', async () => {
  const { ask, read } = await creatorClient('dmca')
  const { userIds } = await read<WireResponseOf<typeof listDmcaOwners>>('owners/list', {})
  const { ownerId } = await read<WireResponseOf<typeof getDmcaCase>>('get', { caseId: 'case-1-1' })
  expect(userIds).toContain(ownerId)
  const [other = ''] = userIds.filter((userId) => userId !== ownerId)
  expect((await ask('update', { caseId: 'case-1-1', ownerId: other })).body).toMatchObject({ ownerId: other })
  const chatter = await ask('update', { caseId: 'case-1-1', ownerId: 'staff-06' })
  expect(chatter.status).toBe(422)
  expect(chatter.body['fields']).toHaveProperty('ownerId')
})
