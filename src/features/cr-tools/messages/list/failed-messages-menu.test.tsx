import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { newOutgoing } from '../../../../../tests/support/fixtures/outgoing'
import { ANA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { outboxStoreOf, queueMessage } from '../../outbox/outbox'
import { FailedMessagesMenu } from './failed-messages-menu'

setUpBackend()

it('a failed message of a creator the user no longer has can be copied and deleted', async () => {
  const { user } = await renderTool(<FailedMessagesMenu />)
  act(() => {
    queueMessage({ ...newOutgoing('Wait for me', 'channel-99-1'), userId: ANA, creatorId: 'creator-99' })
    outboxStoreOf(ANA).update('Wait for me', { state: 'failed', problem: 'No access.' })
  })
  await user.click(await screen.findByRole('button', { name: /not sent/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Wait for me/ }))
  const lost = within(await screen.findByRole('alertdialog', { name: "This message can't be sent" }))
  await user.click(lost.getByRole('button', { name: 'Copy text' }))
  expect(await navigator.clipboard.readText()).toBe('Wait for me')
  await user.click(lost.getByRole('button', { name: 'Delete' }))
  expect(outboxStoreOf(ANA).all()).toEqual([])
})
