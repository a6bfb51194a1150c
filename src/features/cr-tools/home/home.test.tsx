import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getDigest, listAssignedCreators, saveHandover } from '@/api/calls/chatter/chatter'
import { STORAGE_KEY } from '@/config/storage-keys'
import { server, world } from '@/mocks/node'
import { tabStore } from '@/services/storage/storage'
import { toast } from '@/services/page/toasts'

import { ANA, BEN, MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()
beforeEach(() => tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: ANA, creatorId: MILA })))
afterEach(() => server.resetHandlers())

const note = () => screen.findByRole('textbox', { name: 'Note for the next shift' })

describe('/cr-tools shows the home of the creator in focus', () => {
  it('restores the creator after a reload', async () => {
    const { address } = await renderApp('/cr-tools', { as: 'chatter' })
    expect(await screen.findByRole('heading', { level: 1, name: /Mila Hart/ })).toBeVisible()
    expect(address()).toBe('/cr-tools')
  })

  const answerSales = () => {
    const at = new Date().toISOString()
    const sale = (saleId: string, amount: number) => ({
      saleId,
      at,
      fanId: 'fan-1',
      channelId: `channel-1-${saleId}`,
      kind: 'tips',
      amount: { amount, currency: 'USD' },
    })
    const sales = [sale('1', 1250), sale('2', 300)]
    const newMembers = [{ userId: 'fan-2', channelId: 'channel-1-9', at }]
    server.use(
      http.post(`*${getDigest.path}`, () =>
        HttpResponse.json({ sales, newMembers, drafts: [], followUps: [] }),
      ),
    )
  }

  it('shows who paid but no amounts without permission to see spend', async () => {
    world.state.permissions[ANA] = { canSeeSpend: false }
    answerSales()
    await renderApp('/cr-tools', { as: 'chatter' })
    expect(await screen.findAllByText('Tip')).toHaveLength(2)
    expect(screen.queryByText(/^\$/)).toBeNull()
  })

  it('shows events since the last shift, amounts with their currency', async () => {
    answerSales()
    await renderApp('/cr-tools', { as: 'chatter' })
    expect(await screen.findByText('$12.50')).toBeVisible()
    expect(screen.getByText('$15.50')).toBeVisible()
    expect(screen.getAllByText('Tip')).toHaveLength(2)
    const links = within(screen.getByRole('list', { name: 'New members' })).getAllByRole('link')
    for (const link of [...links, screen.getByRole('link', { name: /\$12\.50/ })])
      expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/\/cr-tools\/messages\/channel-1-[19]\?creator=creator-01$/),
      )
  })

  it('names tools by their visible label, then the unread count (WCAG 2.5.3)', async () => {
    await renderApp('/cr-tools', { as: 'chatter' })
    // Without CSS the tile's lines have no whitespace between them.
    const name = /^Messages ?Reply to fans, longest wait first ?\d+ unread$/
    const tile = await screen.findByRole('link', { name })
    expect(tile).not.toHaveAttribute('aria-label')
  })

  it("shows the creator's rules before the first chat opens", async () => {
    await renderApp('/cr-tools', { as: 'chatter' })
    expect(await screen.findByRole('heading', { level: 2, name: 'Rules' })).toBeVisible()
    expect(await screen.findByText(/Price between .*\$8\.00/)).toBeVisible()
  })

  it('keeps its title when the creator fails to load', async () => {
    server.use(http.post(`*${listAssignedCreators.path}`, () => new HttpResponse(null, { status: 400 })))
    await renderApp('/cr-tools', { as: 'chatter' })
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 }).querySelector('[aria-hidden]')).toBeNull()
  })
})

describe('handover note', () => {
  const toasted = vi.spyOn(toast, 'error')
  afterEach(() => toasted.mockClear())

  it('saves on blur', async () => {
    const { user } = await renderApp('/cr-tools', { as: 'chatter' })
    await user.clear(await note())
    await user.type(await note(), 'Dan waits for the set')
    expect(screen.getByText('Not saved yet')).toBeVisible()
    await user.tab()
    expect(await screen.findByText(/Saved by .?Ana Ribeiro/)).toBeVisible()
    expect(await note()).toHaveValue('Dan waits for the set')
  })

  it('keeps the text that was typed before a reload', async () => {
    const { user, unmount } = await renderApp('/cr-tools', { as: 'chatter' })
    await user.clear(await note())
    await user.type(await note(), 'Not saved')
    unmount()
    await renderApp('/cr-tools', { as: 'chatter' })
    expect(await note()).toHaveValue('Not saved')
  })

  it('keeps the text and offers a retry when saving fails', async () => {
    const { user } = await renderApp('/cr-tools', { as: 'chatter' })
    await user.clear(await note())
    await user.type(await note(), 'Keep me')
    await world.setFaults({ mode: 'fail', status: 500, only: saveHandover.path })
    await user.tab()
    const again = await screen.findByRole('button', { name: 'Save again' })
    expect(await note()).toHaveValue('Keep me')
    expect(toasted).not.toHaveBeenCalled()
    await world.setFaults({ mode: 'none' })
    await user.click(again)
    expect(await screen.findByText(/Saved by .?Ana Ribeiro/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save again' })).not.toBeInTheDocument())
    expect(await note()).toHaveValue('Keep me')
  })

  it('shows a toast when saving fails after the user leaves the page', async () => {
    const { user } = await renderApp('/cr-tools', { as: 'chatter' })
    await user.clear(await note())
    await user.type(await note(), 'Keep me')
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

  /** A page that shows an older note while a colleague saves another. */
  async function meetColleague() {
    const drawn = await renderApp('/cr-tools', { as: 'chatter' })
    await note()
    const theirs = { text: 'Theirs: the card was declined', at: world.now(), userId: BEN }
    world.state.handoverLog[MILA] = [theirs]
    await drawn.user.clear(await note())
    await drawn.user.type(await note(), 'Mine')
    await drawn.user.tab()
    const conflict = await screen.findByRole('alert', { name: /^Someone else edited this/ })
    expect(conflict).toHaveTextContent(theirs.text)
    expect(toasted).not.toHaveBeenCalled()
    const texts = () => world.state.handoverLog[MILA]?.map(({ text }) => text)
    expect(texts()).toEqual([theirs.text])
    const choose = (name: string) => drawn.user.click(within(conflict).getByRole('button', { name }))
    return { choose, theirs: theirs.text, texts, conflict }
  }

  it("offers both versions on a conflict with a colleague's text, and can keep both", async () => {
    const { choose, theirs, texts } = await meetColleague()
    await choose('Keep both')
    await waitFor(() => expect(texts()?.[0]).toBe(`${theirs}\nMine`))
    expect(await note()).toHaveValue(`${theirs}\nMine`)
    await waitFor(() =>
      expect(screen.queryByRole('alert', { name: /^Someone else/ })).not.toBeInTheDocument(),
    )
  })

  it("keeps the colleague's text when the user picks theirs", async () => {
    const { choose, theirs, texts, conflict } = await meetColleague()
    await choose('Take theirs')
    await waitFor(() => expect(conflict).not.toBeInTheDocument())
    expect(await note()).toHaveValue(theirs)
    expect(await note()).toHaveFocus()
    expect(texts()).toEqual([theirs])
  })

  it('does not conflict with a save from the same page', async () => {
    const { user } = await renderApp('/cr-tools', { as: 'chatter' })
    await user.clear(await note())
    await user.type(await note(), 'One')
    await user.tab()
    await user.type(await note(), ', two')
    await user.tab()
    const texts = () => world.state.handoverLog[MILA]?.map(({ text }) => text)
    await waitFor(() => expect(texts()?.[0]).toBe('One, two'))
    expect(screen.queryByRole('alert', { name: /^Someone else/ })).not.toBeInTheDocument()
  })
})
