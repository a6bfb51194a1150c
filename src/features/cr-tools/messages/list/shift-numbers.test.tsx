import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { clockIn, getClockStatus } from '@/api/calls/chatter/chatter'
import { getOwnStatistics } from '@/api/calls/chatter/own-statistics'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { queryClient } from '@/api/query-client'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { ShiftNumbers } from './shift-numbers'

setUpBackend()

const FIGURES = { sales: 31_200, paidMessages: 12, unlockedMessages: 4, medianReplySeconds: 95 }

it('has no sign and no colour for a pace that rounds to none', async () => {
  server.use(
    http.post(`*${getOwnStatistics.path}`, () =>
      HttpResponse.json({ currency: 'USD', metrics: { ...FIGURES, sales: -20 }, pace: 0.998 }),
    ),
  )
  await renderTool(<ShiftNumbers />)
  await waitFor(() => expect(queryClient.getQueryData(queryOf(getClockStatus).queryKey)).toBeDefined())
  const { chatterWorkLog } = await send(clockIn, undefined)
  queryClient.setQueryData(queryOf(getClockStatus).queryKey, { chatterWorkLog, idleAfterS: null })
  const pace = await screen.findByText('0%')
  expect(pace).not.toHaveClass(/danger|success/)
  expect(screen.getByText('$0')).toBeVisible()
})

it('shows nothing off duty, and the figures of the shift after the clock-in', async () => {
  const asked: { from: string }[] = []
  server.use(
    http.post(`*${getOwnStatistics.path}`, async ({ request }) => {
      asked.push((await request.json()) as { from: string }) // as the call declares
      return HttpResponse.json({ currency: 'USD', metrics: FIGURES, pace: 1.12 })
    }),
  )
  const { user } = await renderTool(<ShiftNumbers />)
  await waitFor(() => expect(queryClient.getQueryData(queryOf(getClockStatus).queryKey)).toBeDefined())
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  const { chatterWorkLog } = await send(clockIn, undefined)
  queryClient.setQueryData(queryOf(getClockStatus).queryKey, { chatterWorkLog, idleAfterS: null })
  const link = await screen.findByRole('link', { name: /This shift/ })
  await waitFor(() => expect(link).toHaveTextContent('$312'))
  expect(link).toHaveTextContent('4 of 12')
  expect(link).toHaveTextContent('+12%')
  expect(link).toHaveTextContent('1 min')
  expect(Date.parse(asked[0]?.from ?? '')).toBe(chatterWorkLog?.clockInAt)
  await user.click(link)
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/agency-statistics')
})
