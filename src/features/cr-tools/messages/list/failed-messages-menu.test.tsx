import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { outboxStoreOf } from '@/features/cr-tools/outbox/outbox'

import { outgoing } from '../../../../../tests/support/fixtures/outgoing'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderInbox, setUpInbox, USER_ID } from '../../../../../tests/support/render/render-inbox'

setUpBackend()
setUpInbox({ beforeEach, afterEach })

it('A failed message for a creator whom the user no longer works for can be copied and deleted', async () => {
  const store = outboxStoreOf(USER_ID)
  const message = { userId: USER_ID, state: 'failed', text: 'See you soon', createdAt: Date.now() } as const
  const { user } = await renderInbox('', {
    before: async () => void store.add(outgoing({ ...message, creatorId: 'creator-20' })),
  })
  const menu = await screen.findByRole('button', { name: '1 not sent' })
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: 'Copy text' }))
  expect(await navigator.clipboard.readText()).toBe('See you soon')
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(store.all()).toEqual([])
})
