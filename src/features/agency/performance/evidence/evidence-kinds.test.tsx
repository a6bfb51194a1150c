import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'
import { server } from '@/mocks/node'

import { ANA, DARIA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { LogEvidence } from './evidence-kinds'

setUpBackend()

const cell = {
  figure: 'clockedSeconds',
  figures: v.parse(ChatterFigures, {}),
  currency: 'USD',
  creatorIds: undefined,
  day: null,
} as const

it(`shows a running log in the filter's time zone, like finished ones`, async () => {
  const log = { chatterWorkLogId: 'l', chatterId: DARIA, clockInAt: '2026-11-17T22:30:00.000Z' }
  server.use(
    http.post('*/api/agency/work-logs/list', () =>
      HttpResponse.json({ data: [{ ...log, clockOutAt: null }], lastId: null }),
    ),
  )
  const evidence = { from: '2026-11-16T00:00:00Z', to: '2026-11-19T00:00:00Z', timezone: 'Asia/Tokyo' }
  await renderTool(<LogEvidence evidence={{ ...cell, ...evidence, userIds: [DARIA] }} />, 'manager')
  expect(await screen.findByText(/Nov 18, 2026, 7:30/)).toBeVisible()
})

it('lists the logs of the longest period a user can choose', async () => {
  const evidence = { from: '2025-10-14T00:00:00Z', to: '2026-11-18T00:00:00Z', timezone: 'UTC' }
  await renderTool(<LogEvidence evidence={{ ...cell, ...evidence, userIds: [ANA] }} />, 'manager')
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(20)
})
