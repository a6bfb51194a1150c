import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { newOutgoing } from '../../../../../tests/support/fixtures/outgoing'
import { ANA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { EMPTY_DRAFT, readComposerDraft, saveComposerDraft } from '../../outbox/composer-draft'
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

it('a failed message without text names its media, and offers nothing to copy', async () => {
  const { user } = await renderTool(<FailedMessagesMenu />)
  act(() => {
    queueMessage({
      ...newOutgoing('', 'channel-99-1'),
      clientId: 'one',
      userId: ANA,
      creatorId: 'creator-99',
    })
    outboxStoreOf(ANA).update('one', { state: 'failed', problem: 'No access.' })
  })
  await user.click(await screen.findByRole('button', { name: /not sent/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Message/ }))
  const lost = within(await screen.findByRole('alertdialog', { name: "This message can't be sent" }))
  expect(lost.getByText('Message')).toBeVisible()
  expect(lost.queryByRole('button', { name: 'Copy text' })).toBeNull()
  await user.click(lost.getByRole('button', { name: 'Delete' }))
})

it('a draft of a creator the user no longer has can be copied and deleted', async () => {
  const of = (creatorId: string) => ({ userId: ANA, creatorId, channelId: 'channel-99-1' })
  const { user } = await renderTool(<FailedMessagesMenu />)
  saveComposerDraft(of('creator-99'), { ...EMPTY_DRAFT, text: 'Half a thought', updatedAt: 1 })
  saveComposerDraft(of('creator-01'), { ...EMPTY_DRAFT, text: 'Of a creator at work', updatedAt: 1 })
  await user.click(await screen.findByRole('button', { name: '1 not sent' }))
  await user.click(await screen.findByRole('menuitem', { name: /Half a thought/ }))
  const lost = within(await screen.findByRole('alertdialog', { name: "This message can't be sent" }))
  await user.click(lost.getByRole('button', { name: 'Copy text' }))
  expect(await navigator.clipboard.readText()).toBe('Half a thought')
  await user.click(lost.getByRole('button', { name: 'Delete' }))
  expect(readComposerDraft(of('creator-99'))).toBeUndefined()
  expect(readComposerDraft(of('creator-01'))).toBeDefined()
  expect(screen.queryByRole('button', { name: /not sent/ })).toBeNull()
})
