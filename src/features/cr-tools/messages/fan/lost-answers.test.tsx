import { screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { addFanNote, saveFollowUp } from '@/api/calls/chat/fan'
import { OpenChannel } from '@/domain/chat/channel'

import { loseAnswer } from '../../../../../tests/support/lose-answer'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { FanPanel } from './fan-panel'

setUpBackend()

const channel = v.parse(OpenChannel, { channelId: 'channel-4', kind: 'direct', userId: 'fan-4', labels: [] })

async function renderPanel() {
  const { user, unmount } = await renderTool(
    <FanPanel creatorId="creator-01" channel={channel} onClose={() => {}} />,
  )
  const openNotes = async () => user.click(await screen.findByRole('tab', { name: /^Notes/ }))
  return { user, unmount, openNotes }
}

it('a note whose answer was lost is added once, however often it is sent', async () => {
  const first = await renderPanel()
  await first.openNotes()
  await first.user.click(await screen.findByRole('textbox', { name: 'New note' }))
  await first.user.paste('Works nights')
  loseAnswer(addFanNote.path)
  await first.user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText(/There was an issue contacting the server/)).toBeVisible()
  await first.user.click(screen.getByRole('button', { name: 'Add note' }))
  const notes = () => screen.findByRole('list', { name: 'Staff notes' })
  expect(await within(await notes()).findByText('Works nights')).toBeVisible()
  first.unmount()
  await (await renderPanel()).openNotes()
  expect(within(await notes()).getAllByText('Works nights')).toHaveLength(1)
})

it('a follow-up whose answer was lost is added once, however often it is sent', async () => {
  const { user, unmount } = await renderPanel()
  await user.click(await screen.findByRole('button', { name: 'Add a follow-up' }))
  await user.click(screen.getByRole('textbox', { name: 'What to follow up on' }))
  await user.paste('The exam')
  loseAnswer(saveFollowUp.path)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/There was an issue contacting the server/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('checkbox', { name: /The exam/ })
  unmount()
  await renderPanel()
  expect(await screen.findAllByRole('checkbox', { name: /The exam/ })).toHaveLength(1)
})
