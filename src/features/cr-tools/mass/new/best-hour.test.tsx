import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { getCurrentUser } from '@/api/calls/account/user'
import { getBestHours } from '@/api/calls/creator/scheduler'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { serverNow } from '@/services/network/server-clock'
import { addDays, dayOf } from '@/domain/time/day'
import { weekdayOf } from '@/domain/shift/shift-grid'
import { AGENCY_TIME_ZONE } from '@/mocks/seed/calendar'
import { server, world } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { BestHour } from './best-hour'

setUpBackend()

const CHATTER = 'staff-04'

const inDays = (days: number) => addDays(dayOf(serverNow(), AGENCY_TIME_ZONE), days)
const asked = vi.fn<() => void>()

/** The hour of the day after next earns most, that of tomorrow less. */
function answerHours() {
  const hour = (days: number, at: number, revenue: number) => ({
    weekday: weekdayOf(inDays(days)),
    hour: at,
    messages: 1,
    revenue,
  })
  asked.mockClear()
  server.use(
    http.post(`*${getBestHours.path}`, () => {
      asked()
      return HttpResponse.json({ data: [hour(1, 20, 500), hour(2, 9, 900)] })
    }),
  )
}

function StatefulBestHour({ initial, onUse }: { initial: string; onUse: (value: string) => void }) {
  const [value, setValue] = useState(initial)
  const use = (to: string) => {
    onUse(to)
    setValue(to)
  }
  return <BestHour creatorId="creator-01" value={value} onUse={use} />
}

it.each([
  ['the week', '', () => `${inDays(2)}T09:00`],
  ['the chosen day', `${inDays(1)}T12:30`, () => `${inDays(1)}T20:00`],
])('takes the best hour of %s on a press, and goes', async (_, initial, best) => {
  answerHours()
  const onUse = vi.fn<(value: string) => void>()
  const { user } = await renderTool(<StatefulBestHour initial={initial} onUse={onUse} />)
  await user.click(await screen.findByRole('button', { name: /^Best hour: / }))
  expect(onUse).toHaveBeenCalledExactlyOnceWith(best())
  expect(screen.queryByRole('button', { name: /^Best hour: / })).toBeNull()
})

it('is not asked for without the scheduler', async () => {
  answerHours()
  await world.transact(() => void (world.state.permissions[CHATTER] = { scheduler: 'off' }))
  await renderTool(<StatefulBestHour initial="" onUse={() => undefined} />)
  await waitFor(() => expect(queryClient.getQueryData(queryOf(getCurrentUser).queryKey)).toBeDefined())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(asked).not.toHaveBeenCalled()
})
