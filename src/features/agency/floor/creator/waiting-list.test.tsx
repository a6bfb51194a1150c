import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { FloorCreator } from '@/domain/agency/floor'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { WaitingList } from './waiting-list'

setUpBackend()

it(`shows a fan's spending in its own currency even without sales in the shift`, async () => {
  const fan = { channelId: 'c', fanId: 'fan-3', waitingSince: '2026-11-18T10:00:00Z' }
  const spend = { amount: 12_300, currency: 'EUR' }
  server.use(http.post('*/api/agency/floor/channels', () => HttpResponse.json({ data: [{ ...fan, spend }] })))
  const creator = { userId: 'creator-01', displayName: 'Mila', username: 'mila' }
  const row = v.parse(FloorCreator, { creatorId: 'creator-01', creator, shiftSales: null })
  await renderTool(<WaitingList row={row} onOpenChat={() => {}} />, 'manager')
  expect(await screen.findByText(/€123/)).toBeVisible()
})
