import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { NeedsYou } from './needs-you'

setUpBackend()
const draw = () =>
  renderTool(<NeedsYou creators={[]} timezone="Europe/Warsaw" onAction={vi.fn()} />, 'manager')
const section = (name: string) => screen.findByRole('region', { name })

describe('what needs a manager', () => {
  it('lists escalated chats first, links to them, closes them, and focuses the next section', async () => {
    await world.transact(() => {
      const about = { creatorId: 'creator-01', channelId: 'channel-1-3', fanId: 'fan-9', userId: 'staff-04' }
      world.state.escalations.push({
        ...about,
        escalationId: 'escalation-1',
        source: 'incoming',
        at: world.now(),
        isClosed: false,
      })
    })
    const { user } = await draw()
    const care = await section('Chats that may need care')
    expect(within(care).getByText('About a message from the fan.')).toBeVisible()
    expect(within(care).getByRole('link', { name: 'Read chat' })).toHaveAttribute(
      'href',
      '/agency-manage?open=creator-01&chat=channel-1-3',
    )
    await world.setFaults({ mode: 'fail', status: 403, only: '/escalations/close' })
    // A button waits for the name in its label, here and below.
    await user.click(await within(care).findByRole('button', { name: /^Mark [^…]* request as resolved/ }))
    expect(await within(care).findByRole('alert')).not.toBeEmptyDOMElement()
    await world.setFaults({ mode: 'none' })
    await user.click(within(care).getByRole('button', { name: /request as resolved$/ }))
    await waitFor(() => expect(care).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: /^Corrections/ })).toHaveFocus()
  })

  it(`shows each correction's change and reason, requires one to reject, and keeps it through a failure`, async () => {
    const { user } = await draw()
    const corrections = await section('Corrections')
    const items = await within(corrections).findAllByRole('listitem')
    const forgotten = items.find(({ textContent }) => textContent.includes('Forgot to clock out'))
    expect(forgotten).toHaveTextContent(/Out at .+ instead of .+/)
    expect(forgotten).toHaveTextContent(/35m.? less/)
    const [reject = expect.fail('no correction')] = await within(corrections).findAllByRole('button', {
      name: /^Reject [^…]* correction/,
    })
    await user.click(reject)
    await user.click(within(corrections).getByRole('button', { name: 'Reject' }))
    expect(within(corrections).getByText(/^Add a reason/)).toBeVisible()
    await world.setFaults({ mode: 'offline', only: '/api/agency/corrections/decide' })
    const note = () => within(corrections).getByRole('textbox', { name: 'Reason' })
    await user.type(note(), 'Nothing after ten')
    await user.click(within(corrections).getByRole('button', { name: 'Reject' }))
    await waitFor(() =>
      expect(within(corrections).getByText('There was an issue contacting the server')).toBeVisible(),
    )
    expect(note()).toHaveValue('Nothing after ten')
  })

  it('focuses the next item once one is decided, and the button when a rejection is cancelled', async () => {
    const { user } = await draw()
    const corrections = await section('Corrections')
    await user.click(
      (await within(corrections).findAllByRole('button', { name: /^Reject [^…]* correction/ }))[0] ??
        expect.fail('no correction waits'),
    )
    const [first, second] = within(corrections).getAllByRole('listitem')
    if (!first || !second) expect.fail('too few corrections wait')
    await user.click(within(first).getByRole('button', { name: 'Cancel' }))
    expect(within(first).getByRole('button', { name: /^Reject/ })).toHaveFocus()
    within(first)
      .getByRole('button', { name: /^Approve/ })
      .focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(second).toHaveFocus()
  })

  it('shows one error with one retry if nothing loads', async () => {
    await world.setFaults({ mode: 'fail', status: 403, only: '/api/agency/' })
    const { user } = await draw()
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await world.setFaults({ mode: 'none' })
    await user.click(retry)
    expect(await within(await section('Corrections')).findAllByRole('listitem')).toHaveLength(3)
    expect(await section('Disputes')).toBeVisible()
  })

  it('hides kinds that were empty when the connection dropped', async () => {
    await draw()
    await section('Corrections')
    expect(screen.queryByRole('region', { name: 'Chats that may need care' })).toBeNull()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByText(/^Updated/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Chats that may need care' })).toBeNull()
    expect(await section('Corrections')).toBeVisible()
    vi.restoreAllMocks()
  })

  it('keeps an error inside its section', async () => {
    await world.setFaults({ mode: 'fail', status: 403, only: '/api/agency/disputes/list' })
    await draw()
    expect(await within(await section('Disputes')).findByRole('alert')).toBeVisible()
    expect(await within(await section('Corrections')).findAllByRole('listitem')).toHaveLength(3)
  })
})
