import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { getCreatorToken, listAssignedCreators, listUnread, pinCreator } from '@/api/calls/chatter/chatter'
import type { WireResponseOf } from '@/api/call'
import { queryClient } from '@/api/query-client'
import { STORAGE_KEY } from '@/config/storage-keys'
import { server, world } from '@/mocks/node'
import { allowSingleKeys } from '@/services/input/shortcuts'
import { tabStore } from '@/services/storage/storage'

import { ANA, MILA, NOA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()
beforeEach(() => tabStore.remove(STORAGE_KEY.creatorInFocus))
afterEach(() => server.resetHandlers())

const cards = async () => {
  await screen.findAllByRole('heading', { level: 2 })
  return screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 2 }))
}
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const cardOf = (name: string) =>
  screen.getByRole('heading', { level: 2, name: new RegExp(name) }).closest('li') as HTMLElement // cards are items
const focused = () => tabStore.get(STORAGE_KEY.creatorInFocus)

type Listed = WireResponseOf<typeof listAssignedCreators>['data']
const listing = (data: Listed) =>
  server.use(http.post(`*${listAssignedCreators.path}`, () => HttpResponse.json({ data })))
const creator = (id: string, displayName: string, facts: Partial<Listed[number]> = {}): Listed[number] => ({
  creatorId: id,
  creator: { userId: id, username: displayName.toLowerCase(), displayName },
  ...facts,
})

describe('/cr-select lists the assigned creators', () => {
  it('shows what waits at each and leaves out hidden ones', async () => {
    server.use(
      http.post(`*${listUnread.path}`, () =>
        HttpResponse.json({ data: [{ userId: 'a', messages: 31, notifications: 4, orders: 2 }] }),
      ),
    )
    listing([
      creator('a', 'Mila', {
        pg: true,
        payingWaiting: 3,
        oldestWaitAt: new Date(Date.now() - 12 * 60_000 - 5000).toISOString(),
        notes: 'Rooftop set is new.\nSecond line',
        handover: {
          text: 'Ask Joe about the trip\nNo discounts',
          authorName: 'Ben',
          at: new Date().toISOString(),
        },
      }),
      creator('b', 'Noa'),
    ])
    await renderApp('/cr-select', { as: 'chatter' })
    await cards()
    const mila = cardOf('Mila')
    await waitFor(() => expect(mila).toHaveTextContent('31'))
    expect(mila).toHaveTextContent(/12 min.*Oldest wait|Oldest wait.*12 min/)
    expect(within(mila).getByText('PG')).toBeVisible()
    expect(mila).toHaveTextContent('Rooftop set is new.')
    expect(mila).not.toHaveTextContent('Second line')
    expect(within(mila).getByRole('img', { name: 'Last handover' })).toBeVisible()
    expect(within(mila).getByText('Ben')).toBeVisible()
    expect(
      within(mila).getByText(/^Ask Joe about the trip\nNo discounts$/, { normalizer: (text) => text }),
    ).toBeVisible()
    expect(mila).toHaveTextContent('No one on duty')
  })

  it('shows a dash instead of zero when only the counts fail', async () => {
    const { user } = await renderApp('/cr-select', {
      as: 'chatter',
      before: () => world.setFaults({ mode: 'fail', status: 403, only: listUnread.path }),
    })
    await cards()
    const notice = await screen.findByText("Couldn't load unread counts.")
    await world.setFaults({ mode: 'none' })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
  })

  it('sorts by the URL, searches by name and shows when there is no match', async () => {
    listing([creator('a', 'Zoe', { plannedNow: true }), creator('b', 'Abi')])
    const { user, address } = await renderApp('/cr-select?sort=name', { as: 'chatter' })
    await cards()
    expect(names()).toEqual(['Abi', 'Zoe'])
    await user.type(screen.getByRole('searchbox'), 'zoe')
    expect(names()).toEqual(['Zoe'])
    await waitFor(() => expect(address()).toMatch(/[?&]q=zoe\b/))
    await user.type(screen.getByRole('searchbox'), 'xy')
    await screen.findByRole('heading', { name: /zoexy/ })
    const clear = screen.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? expect.fail('no button')
    await user.click(clear)
    await waitFor(() => expect(names()).toEqual(['Abi', 'Zoe']))
  })

  it('explains what to do without an assigned creator', async () => {
    listing([])
    const { user } = await renderApp('/cr-select', { as: 'chatter' })
    expect(await screen.findByText('No creators yet')).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await cards()).not.toEqual([])
  })
})

describe('selecting a creator', () => {
  it('requests the token, stores the choice and opens /cr-tools, once the list could be loaded', async () => {
    const { user, address } = await renderApp('/cr-select', {
      as: 'chatter',
      before: () => world.setFaults({ mode: 'fail', status: 403, only: listAssignedCreators.path }),
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await world.setFaults({ mode: 'none' })
    await user.click(retry)
    const [first, ...others] = await cards()
    expect(others).not.toEqual([])
    const name = within(first as HTMLElement).getByRole('heading').textContent // there are cards
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(address()).toBe('/cr-tools'))
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
    expect(JSON.parse(focused() ?? '{}')).toMatchObject({ userId: ANA })
  })

  it('reacts to the keys 1 to 9, but not while the user types or has switched single-key shortcuts off', async () => {
    listing([creator(MILA, 'Abi'), creator(NOA, 'Bea')])
    const { user, address } = await renderApp('/cr-select?sort=name', { as: 'chatter' })
    await cards()
    expect(within(cardOf('Bea')).getByText('2', { selector: 'kbd bdi' })).toBeVisible()
    act(() => allowSingleKeys(false))
    expect(within(cardOf('Bea')).queryByText('2', { selector: 'kbd bdi' })).toBeNull()
    await user.keyboard('2')
    expect(within(cardOf('Bea')).getAllByRole('button')[0]).toHaveAttribute('aria-busy', 'false')
    act(() => allowSingleKeys(true))
    await user.type(screen.getByRole('searchbox'), '2')
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(focused()).toBeNull()
    await user.clear(screen.getByRole('searchbox'))
    await user.tab({ shift: true })
    ;(document.activeElement as HTMLElement).blur()
    fireEvent.keyDown(document.body, { key: '2', keyCode: 229 })
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(focused()).toBeNull()
    await user.keyboard('2')
    await waitFor(() => expect(address()).toBe('/cr-tools'))
    expect(focused()).toContain(NOA)
  })

  it('stays and shows why when the server rejects it; a late token leaves a user on another page', async () => {
    const { user, address, router } = await renderApp('/cr-select', {
      as: 'chatter',
      before: () => world.setFaults({ mode: 'fail', status: 403, only: getCreatorToken.path }),
    })
    const [first] = await cards()
    await user.click(within(first as HTMLElement).getAllByRole('button')[0] as HTMLElement) // there are cards
    expect(await within(first as HTMLElement).findByRole('alert')).not.toBeEmptyDOMElement()
    expect(address()).toBe('/cr-select')
    expect(focused()).toBeNull()

    await world.setFaults({ mode: 'none', only: null })
    const issued = Promise.withResolvers<undefined>()
    server.use(http.post(`*${getCreatorToken.path}`, () => issued.promise, { once: true }))
    await user.click(within(first as HTMLElement).getAllByRole('button')[0] as HTMLElement) // there are cards
    await waitFor(() => expect(queryClient.isMutating()).toBe(1))
    await act(() => router.navigate('/settings'))
    issued.resolve(undefined)
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(address()).toBe('/settings')
    expect(focused()).toBeNull()
  })

  it('skips this page with a single creator, without a history entry', async () => {
    listing([creator(MILA, 'Mila')])
    const { address, router } = await renderApp('/cr-select', { as: 'chatter' })
    await waitFor(() => expect(address()).toBe('/cr-tools'))
    await act(() => router.navigate('/cr-select'))
    expect(await cards()).toHaveLength(1)
    expect(address()).toBe('/cr-select')
  })

  it('returns to the page that required a creator; never applies to another user', async () => {
    tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: 'staff-99', creatorId: MILA }))
    const { user, address } = await renderApp('/cr-tools?from=mail', { as: 'chatter' })
    const [first] = await cards()
    expect(address()).toBe('/cr-select?next=%2Fcr-tools%3Ffrom%3Dmail')
    await waitFor(() => expect(focused()).toBeNull())
    await user.click(within(first as HTMLElement).getAllByRole('button')[0] as HTMLElement) // there are cards
    await waitFor(() => expect(address()).toBe('/cr-tools?from=mail'))
  })
})

describe('pinning a creator', () => {
  it('moves it to the front optimistically, or back with the error when the server rejects it', async () => {
    const { user } = await renderApp('/cr-select?sort=name', {
      as: 'chatter',
      before: () => world.setFaults({ mode: 'fail', status: 403, only: pinCreator.path }),
    })
    await cards()
    const before = names()
    const last = before.at(-1) ?? ''
    await user.click(within(cardOf(last)).getByRole('button', { name: /^Pin/ }))
    expect(await within(cardOf(last)).findByRole('alert')).toBeVisible()
    expect(names()).toEqual(before)
    await world.setFaults({ mode: 'none', only: null })
    await user.click(within(cardOf(last)).getByRole('button', { name: /^Pin/ }))
    expect(names()[0]).toBe(last)
    expect(within(cardOf(last)).getByRole('button', { name: /^Pin/ })).toHaveAttribute('aria-pressed', 'true')
  })
})
