import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { subscribePush } from '@/api/calls/chat/notifications'
import { world } from '@/mocks/node'

import { fakePush } from '../../../../tests/support/fake-push'
import { ANA, MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { NotificationSettingsDrawer } from './notification-settings-drawer'

// Read once, when the config module is first imported.
vi.hoisted(() => vi.stubEnv('VITE_PUSH_PUBLIC_KEY', 'the-key'))

setUpBackend()

let fake: ReturnType<typeof fakePush>
beforeEach(() => {
  fake = fakePush()
})
afterEach(() => fake.restore())

const drawer = () =>
  renderTool(<NotificationSettingsDrawer creatorId={MILA} isOpen onClose={() => undefined} />)
const pushSwitch = () => screen.findByRole('switch', { name: /^Notifications on this device/ })
const endpoints = () => world.state.pushEndpoints[ANA] ?? []

it('asks the browser on the press, never before, and registers the device', async () => {
  const { user } = await drawer()
  const toggle = await pushSwitch()
  expect(fake.browser.questions).toBe(0)
  expect(toggle).not.toBeChecked()
  await user.click(toggle)
  await waitFor(() => expect(endpoints()).toEqual(['https://push.example/1']))
  expect(toggle).toBeChecked()
  expect(fake.browser).toMatchObject({ questions: 1, worker: '/push-worker.js?lng=en' })
  expect(screen.queryByText(/Nothing is shown when all tabs are closed/)).toBeNull()
})

it('unregisters the device when it is switched off', async () => {
  const { user } = await drawer()
  const toggle = await pushSwitch()
  await user.click(toggle)
  await waitFor(() => expect(endpoints()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull())
  await user.click(toggle)
  await waitFor(() => expect(endpoints()).toEqual([]))
  expect(toggle).not.toBeChecked()
  expect(fake.browser.worker).toBeUndefined()
})

it('says how to allow what the browser blocks', async () => {
  fake.browser.choice = 'denied'
  const { user } = await drawer()
  const toggle = await pushSwitch()
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveAccessibleDescription(/Blocked in this browser.*site settings/))
  expect(toggle).not.toBeChecked()
  expect(toggle).toHaveFocus()
})

it('says that the question was closed without an answer', async () => {
  fake.browser.choice = 'default'
  const { user } = await drawer()
  const toggle = await pushSwitch()
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveAccessibleDescription(/question was closed/))
})

it('stays off, and says so, when the browser has no push service', async () => {
  fake.browser.hasPushService = false
  const { user } = await drawer()
  const toggle = await pushSwitch()
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveAccessibleDescription(/couldn't reach its notification service/))
  expect(toggle).not.toBeChecked()
  expect(fake.browser.worker).toBeUndefined()
})

it('leaves no subscription behind that the server does not know', async () => {
  const { user } = await drawer()
  const toggle = await pushSwitch()
  await world.setFaults({ mode: 'fail', only: subscribePush.path })
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveAccessibleDescription(/Not saved\. /))
  expect(toggle).not.toBeChecked()
  expect(fake.browser.endpoint).toBeUndefined()
  await world.setFaults({ mode: 'none' })
  await user.click(toggle)
  await waitFor(() => expect(endpoints()).toHaveLength(1))
  expect(toggle).not.toHaveAccessibleDescription(/Not saved/)
})

it('is not offered where the browser cannot receive push messages', async () => {
  vi.unstubAllGlobals()
  await drawer()
  await screen.findByText("This browser doesn't support notifications.")
  expect(screen.queryByRole('switch', { name: /^Notifications on this device/ })).toBeNull()
})
