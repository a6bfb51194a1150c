import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { getNotificationSettings } from '@/api/calls/chat/notifications'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { NotificationSettingsDrawer } from './parts/notification-settings-drawer'

setUpBackend()

const creatorId = 'creator-01'

it('keeps a change when an older read resolves after it', async () => {
  const { user } = await renderTool(
    <NotificationSettingsDrawer creatorId={creatorId} isOpen onClose={() => undefined} />,
  )
  const likes = await screen.findByRole('checkbox', { name: 'Likes: Sound' })
  expect(likes).not.toBeChecked()

  const { queryKey } = queryOf(getNotificationSettings, undefined, creatorId)
  const before = queryClient.getQueryData(queryKey)
  let isAnswered = false
  server.use(
    http.post(`*${getNotificationSettings.path}`, async () => {
      await delay(300)
      isAnswered = true
      return HttpResponse.json({ ...before })
    }),
  )
  const read = queryClient.invalidateQueries({ queryKey })
  await user.click(likes)
  await act(() => read)
  await waitFor(() => expect(isAnswered).toBe(true))
  await act(() => delay(50))
  expect(likes).toBeChecked()
})
