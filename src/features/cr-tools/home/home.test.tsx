import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { getDigest, listAssignedCreators, saveHandover } from '@/api/calls/chatter/chatter'
import { STORAGE_KEY } from '@/config/storage-keys'
import { server, world } from '@/mocks/node'
import { tabStore } from '@/services/storage/storage'
import { toast } from '@/services/page/toasts'

import { ANA, BEN, MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { answerCall } from '../../../../tests/support/render/calls'
import { renderApp } from '../../../../tests/support/render/render-app'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { RulesCard } from './rules-card'

setUpBackend()
beforeEach(() => tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: ANA, creatorId: MILA })))
afterEach(() => server.resetHandlers())

const note = () => screen.findByRole('textbox', { name: 'Note for the next shift' })

describe('/cr-tools shows the home of the creator in focus', () => {
  const answerSales = (first = 1250) => {
    const at = new Date().toISOString()
    const sale = (saleId: string, amount: number) => ({
      saleId,
      at,
      fanId: 'fan-1',
      channelId: `channel-1-${saleId}`,
      kind: 'tips',
      amount: { amount, currency: 'USD' },
    })
    const sales = [sale('1', first), sale('2', 300)]
    const newMembers = [{ userId: 'fan-2', channelId: 'channel-1-9', at }]
    server.use(
      http.post(`*${getDigest.path}`, () =>
        HttpResponse.json({ sales, newMembers, drafts: [], followUps: [] }),
      ),
    )
  }

  it('shows who paid but no amounts without permission to see spend', async () => {
    answerSales()
    await renderApp('/cr-tools', {
      as: 'chatter',
      before: () => world.transact(() => void (world.state.permissions[ANA] = { canSeeSpend: false })),
    })
    expect(await screen.findAllByText('Tip')).toHaveLength(2)
    expect(screen.queryByText(/^\$/)).toBeNull()
  })

  it('shows events since the last shift, read again on return, and the rules before the first chat', async () => {
    answerSales()
    const { address, router } = await renderApp('/cr-tools', { as: 'chatter' })
    expect(await screen.findByRole('heading', { level: 1, name: /Mila Hart/ })).toBeVisible()
    expect(address()).toBe('/cr-tools')
    expect(await screen.findByText('$12.50')).toBeVisible()
    expect(screen.getByText('$15.50')).toBeVisible()
    expect(screen.getAllByText('Tip')).toHaveLength(2)
    const links = within(screen.getByRole('list', { name: 'New members' })).getAllByRole('link')
    for (const link of [...links, screen.getByRole('link', { name: /\$12\.50/ })])
      expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/\/cr-tools\/messages\/channel-1-[19]\?creator=creator-01$/),
      )
    expect(await screen.findByRole('heading', { level: 2, name: 'Rules' })).toBeVisible()
    expect(await screen.findByText(/Price between .*\$8\.00/)).toBeVisible()
    // Tools are named by their visible label, then the unread count (WCAG 2.5.3). Without CSS the tile's
    // lines have no whitespace between them.
    const name = /^Messages ?Reply to fans, longest wait first ?\d+ unread$/
    expect(await screen.findByRole('link', { name })).not.toHaveAttribute('aria-label')

    await act(() => router.navigate('/cr-tools/notifications'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    answerSales(900)
    await act(() => router.navigate('/cr-tools'))
    expect(await screen.findByText('$9.00')).toBeVisible()
  })

  it('keeps its title when the creator fails to load', async () => {
    server.use(http.post(`*${listAssignedCreators.path}`, () => new HttpResponse(null, { status: 400 })))
    await renderApp('/cr-tools', { as: 'chatter' })
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 }).querySelector('[aria-hidden]')).toBeNull()
  })
})

it('shows the prices of the rules in their currency', async () => {
  answerCall(getRulesForChatter, { creatorId: MILA, priceMin: 500, currency: 'EUR' })
  await renderTool(<RulesCard creatorId={MILA} />)
  expect(await screen.findByText(/€5\.00/)).toBeVisible()
})

describe('handover note', () => {
  const toasted = vi.spyOn(toast, 'error')
  afterEach(() => toasted.mockClear())

  it('saves on blur, without a conflict with itself, and keeps the text where that fails, here or elsewhere', async () => {
    const { user } = await renderApp('/cr-tools', { as: 'chatter' })
    await user.clear(await note())
    await user.type(await note(), 'One')
    expect(screen.getByText('Not saved yet')).toBeVisible()
    await user.tab()
    await user.type(await note(), ', two')
    await user.tab()
    const texts = () => world.state.handoverLog[MILA]?.map(({ text }) => text)
    await waitFor(() => expect(texts()?.[0]).toBe('One, two'))
    expect(await screen.findByText(/Saved by .?Ana Ribeiro/)).toBeVisible()
    expect(screen.queryByRole('alert', { name: /^Someone else/ })).not.toBeInTheDocument()

    await user.type(await note(), '!')
    await world.setFaults({ mode: 'fail', status: 500, only: saveHandover.path })
    await user.tab()
    const again = await screen.findByRole('button', { name: 'Save again' })
    expect(await note()).toHaveValue('One, two!')
    expect(toasted).not.toHaveBeenCalled()
    await world.setFaults({ mode: 'none' })
    await user.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save again' })).not.toBeInTheDocument())
    expect(await screen.findByText(/Saved by .?Ana Ribeiro/)).toBeVisible()
    expect(await note()).toHaveValue('One, two!')

    await user.type(await note(), '?')
    const isGone = Promise.withResolvers<void>()
    server.use(
      http.post(`*${saveHandover.path}`, async () => {
        await isGone.promise
        return HttpResponse.json({ statusCode: 500 }, { status: 500 })
      }),
    )
    const field = await note()
    await user.click(screen.getByRole('link', { name: /Notifications/ }))
    // A slow machine hides the page before it unmounts, so a query by role would miss the field too early.
    await waitFor(() => expect(field).not.toBeInTheDocument())
    expect(toasted).not.toHaveBeenCalled()
    isGone.resolve()
    await waitFor(() => expect(toasted).toHaveBeenCalledOnce())
  })

  it('keeps the text that was typed before a reload', async () => {
    const { user, unmount } = await renderApp('/cr-tools', { as: 'chatter' })
    await user.clear(await note())
    await user.type(await note(), 'Not saved')
    unmount()
    await renderApp('/cr-tools', { as: 'chatter' })
    expect(await note()).toHaveValue('Not saved')
  })

  it('offers both versions on a conflict with a colleague’s text: both, or theirs alone', async () => {
    const { user } = await renderApp('/cr-tools', { as: 'chatter' })
    const texts = () => world.state.handoverLog[MILA]?.map(({ text }) => text)
    /** A colleague saves another note while the page shows an older one. */
    const meetColleague = async (text: string) => {
      await user.clear(await note())
      world.state.handoverLog[MILA] = [{ text, at: world.now(), userId: BEN }]
      await user.type(await note(), 'Mine')
      await user.tab()
      const conflict = await screen.findByRole('alert', { name: /^Someone else edited this/ })
      expect(conflict).toHaveTextContent(text)
      expect(toasted).not.toHaveBeenCalled()
      expect(texts()).toEqual([text])
      const choose = (name: string) => user.click(within(conflict).getByRole('button', { name }))
      return { conflict, choose }
    }
    const both = await meetColleague('Theirs: the card was declined')
    await both.choose('Keep both')
    await waitFor(() => expect(texts()?.[0]).toBe('Theirs: the card was declined\nMine'))
    expect(await note()).toHaveValue('Theirs: the card was declined\nMine')
    await waitFor(() => expect(both.conflict).not.toBeInTheDocument())

    const theirs = await meetColleague('Another one')
    await theirs.choose('Take theirs')
    await waitFor(() => expect(theirs.conflict).not.toBeInTheDocument())
    expect(await note()).toHaveValue('Another one')
    expect(await note()).toHaveFocus()
    expect(texts()).toEqual(['Another one'])
  })
})
