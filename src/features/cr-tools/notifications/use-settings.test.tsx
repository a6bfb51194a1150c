import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { getNotificationSettings } from '@/api/calls/notifications'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { server } from '@/mocks/node'

import { drawTool, withMockBackend } from '../../../../tests/tool-stage'
import { SettingsDrawer } from './parts/settings-drawer'

withMockBackend()

const creatorId = 'creator-01'

it('keeps a change when an older read resolves after it', async () => {
  const { user } = await drawTool(<SettingsDrawer creatorId={creatorId} isOpen onClose={() => undefined} />)
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
