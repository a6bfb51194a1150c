import { setTimeout } from 'node:timers/promises'

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { getNotificationSettings } from '@/api/calls/chat/notifications'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { server } from '@/mocks/node'

import { dateTextOf } from '../../../../tests/support/date-fields'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { NotificationSettingsDrawer } from './notification-settings-drawer'

setUpBackend()

const creatorId = 'creator-01'

it('keeps a time typed at once, and a change when an older read resolves after it', async () => {
  const { user } = await renderTool(
    <NotificationSettingsDrawer creatorId={creatorId} isOpen onClose={() => undefined} />,
  )
  await user.click(await screen.findByRole('switch', { name: /^Quiet hours/ }))
  const from = await screen.findByRole('group', { name: 'From' })
  await user.click(within(from).getByRole('spinbutton', { name: /^hour/ }))
  // No task runs between these keys.
  await userEvent.setup({ delay: null }).keyboard('930p')
  expect(dateTextOf(from)).toBe('09:30 PM')
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))

  const likes = await screen.findByRole('checkbox', { name: 'Likes: Sound' })
  expect(likes).not.toBeChecked()

  const { queryKey } = queryOf(getNotificationSettings, undefined, creatorId)
  const before = queryClient.getQueryData(queryKey)
  const answer = Promise.withResolvers<void>()
  server.use(
    http.post(`*${getNotificationSettings.path}`, async () => {
      await answer.promise
      return HttpResponse.json({ ...before })
    }),
  )
  const read = queryClient.invalidateQueries({ queryKey })
  await user.click(likes)
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  answer.resolve()
  await act(async () => {
    await read
    // Observers are notified in the next task.
    await setTimeout()
  })
  expect(likes).toBeChecked()
})
