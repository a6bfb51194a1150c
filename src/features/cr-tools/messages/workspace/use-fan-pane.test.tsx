import { act, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { OpenChannel } from '@/domain/chat/channel'
import { pageShortcuts } from '@/services/input/shortcuts'

import { MILA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { FanPanel } from '../fan/fan-panel'
import { useFanPane } from './use-fan-pane'

setUpBackend()

const channel = v.parse(OpenChannel, { channelId: 'channel-4', kind: 'direct', userId: 'fan-4', labels: [] })
const group = { ...channel, channelId: 'channel-8', kind: 'group', userId: null } as const
const SETTING = { position: 'beside', isShown: true, onShown: () => undefined } as const

function Pane({ of, hasLoaded = true }: { of: OpenChannel; hasLoaded?: boolean }) {
  const fan = useFanPane(SETTING, of)
  return hasLoaded && <FanPanel creatorId={MILA} channel={of} onClose={fan.close} />
}

const toNote = () => pageShortcuts().find(({ id }) => id === 'fan-note')
const noteField = () => screen.findByRole('textbox', { name: 'Note' })

it('the shortcut to the note opens the tab that has it', async () => {
  const { user } = await renderTool(<Pane of={channel} />)
  await noteField()
  await user.click(screen.getByRole('tab', { name: /^PPVs/ }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument())
  act(() => toNote()?.run())
  expect(await noteField()).toHaveFocus()
})

it('the shortcut to the note is for direct chats, and does not reach into the next one', async () => {
  const { unmount } = await renderTool(<Pane of={group} />)
  await screen.findByRole('button', { name: 'Hide fan info' })
  expect(toNote()).toBeUndefined()
  unmount()
  const loading = await renderTool(<Pane of={channel} hasLoaded={false} />)
  await waitFor(() => expect(toNote()).toBeDefined())
  act(() => toNote()?.run())
  loading.unmount()
  await renderTool(<Pane of={channel} />)
  expect(await noteField()).not.toHaveFocus()
})
