import { screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'

import { MassMessage } from '@/domain/mass/mass-message'
import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { SentRowMenu } from './row-menu'

setUpBackend()

const massMessage = v.parse(MassMessage, {
  massMessageId: 'mass-1',
  state: 'done',
  text: 'One',
  price: 1200,
  createdAt: '2026-11-20T10:00:00.000Z',
})

async function open(canUnsend: boolean, change: Partial<MassMessage> = {}) {
  await world.transact(() => (world.state.permissions['staff-03'] = { canUnsend }))
  const onUnsend = vi.fn()
  const rest = {
    onShow: vi.fn(),
    onBuyers: vi.fn(),
    onReuse: vi.fn(),
    onSaveScript: vi.fn(),
    onResend: vi.fn(),
  }
  const { user, unmount } = await renderTool(
    <SentRowMenu massMessage={{ ...massMessage, ...change }} onUnsend={onUnsend} {...rest} />,
    'account_manager',
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  const item = () => screen.findByRole('menuitem', { name: /^Unsend unbought/ })
  return { user, item, onUnsend, unmount }
}

it('unsends in bulk with permission to unsend one message', async () => {
  const { user, item, onUnsend } = await open(true)
  await waitFor(async () => expect(await item()).not.toHaveAttribute('aria-disabled'))
  await user.click(await item())
  expect(onUnsend).toHaveBeenCalled()
})

it('disables Unsend without that permission and says whom to ask', async () => {
  const { user, item, onUnsend } = await open(false)
  await waitFor(async () => expect(await item()).toHaveTextContent('Ask an account manager for access'))
  await user.click(await item())
  expect(onUnsend).not.toHaveBeenCalled()
})

it.each([
  [{ state: 'sending' }, 'Unsend unbought'],
  [{ state: 'paused' }, 'Unsend unbought'],
  [{ price: 0 }, 'Unsend'],
  [{ state: 'stopped', price: 0 }, 'Unsend'],
] as const)('unsends what fans received, paid or free, during or after sending: %j', async (change, name) => {
  const { user, onUnsend } = await open(true, change)
  await user.click(await screen.findByRole('menuitem', { name }))
  expect(onUnsend).toHaveBeenCalled()
})

it('does not unsend what no fan received or what is already unsent', async () => {
  for (const state of ['queued', 'unsending', 'unsent'] as const) {
    const { unmount } = await open(true, { state })
    await screen.findByRole('menuitem', { name: 'Use as template' })
    expect(screen.queryByRole('menuitem', { name: /^Unsend/ })).toBeNull()
    unmount()
  }
})
