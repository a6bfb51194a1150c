import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { STORAGE_KEY } from '@/config/storage-keys'
import { tabStore } from '@/services/storage/storage'

import { setUpBackend } from '../../../tests/support/render/backend'
import { renderApp } from '../../../tests/support/render/render-app'

setUpBackend()
beforeEach(() =>
  tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: 'staff-03', creatorId: 'creator-10' })),
)

it.each(['mass', 'groups/create', 'groups/channel-10-8/edit', 'groups/channel-10-8/members'])(
  'shows the clock in the head of /cr-tools/messages/%s, which has no bars',
  async (path) => {
    const { user } = await renderApp(`/cr-tools/messages/${path}`, { as: 'account_manager' })
    await user.click(await screen.findByRole('button', { name: 'Off Duty' }))
    expect(await screen.findByRole('button', { name: 'Clock In' })).toBeVisible()
  },
)
