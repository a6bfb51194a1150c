import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { STORAGE_KEY } from '@/config/storage-keys'
import { tabStore } from '@/services/storage/storage'

import { setUpBackend } from '../../../tests/support/render/backend'
import { renderApp } from '../../../tests/support/render/render-app'

setUpBackend()
beforeEach(() =>
  tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: 'staff-03', creatorId: 'creator-10' })),
)

it('shows the clock in the head of the pages under messages that have no bars', async () => {
  const { user, router, address } = await renderApp('/cr-tools/messages/mass', { as: 'account_manager' })
  const showsClock = async () => {
    await user.click(await screen.findByRole('button', { name: 'Off Duty' }))
    expect(await screen.findByRole('button', { name: 'Clock In' })).toBeVisible()
    await user.keyboard('{Escape}')
  }
  await showsClock()
  for (const path of ['create', 'channel-10-8/edit', 'channel-10-8/members']) {
    await act(() => router.navigate(`/cr-tools/messages/groups/${path}`))
    expect(address()).toBe(`/cr-tools/messages/groups/${path}`)
    await showsClock()
  }
})
