import { expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { getDmcaCase } from '@/api/calls/creator/dmca'

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
