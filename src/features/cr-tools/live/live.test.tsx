import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import { alertCreator, getLiveStatus, listPastLives } from '@/api/calls/creator/live'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { server, world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'
import { removeLocalDraft } from '@/services/storage/drafts'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { holdCall } from '../../../../tests/support/render/calls'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const PAGE = '/live'
/** This creator has both an account manager and a manager. */
const CREATOR = 'creator-13'

const idOf = (words: string) => IDENTITIES.find((one) => one.labelKey === words)?.userId ?? ''
// Drafts are stored on the device, so a test would see the previous one's.
beforeEach(() => removeLocalDraft(idOf('manager'), `live:${CREATOR}:new`))

async function open(as: 'manager' | 'account_manager' = 'manager', address = PAGE) {
  focusCreator(idOf(as), CREATOR)
  const app = await renderApp(address, { as })
  await screen.findByRole('table', { name: 'Past live streams' })
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']

/** Opens the form for a new live and fills in its title. */
async function plan(user: User, title: string) {
  const [button = expect.fail('no button')] = await screen.findAllByRole('button', {
    name: 'New live stream',
  })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'New live stream' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), title)
  return dialog
}

const create = (user: User, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Create' }))

describe('/live', () => {
  it('plans a live, holds a title for the crisis check, and shows which fields are missing', async () => {
    const { user } = await open()
    const dialog = await plan(user, 'I want to die')
    await create(user, dialog)
    const help = await screen.findByRole('dialog', { name: 'Help is available' })
    await user.click(within(help).getByRole('button', { name: 'Back to message' }))
    const title = within(dialog).getByRole('textbox', { name: 'Title' })
    expect(title).toHaveValue('I want to die')
    expect(world.state.lives[CREATOR]).toBeUndefined()
    await user.clear(title)
    await user.type(title, 'Karaoke')
    await user.click(within(dialog).getByRole('radio', { name: 'Ticket' }))
    await user.type(within(dialog).getByRole('textbox', { name: 'Goal amount' }), '200')
    await create(user, dialog)
    const price = await within(dialog).findByRole('textbox', { name: 'Ticket price' })
    await waitFor(() => expect(price).toHaveFocus())
    expect(price).toHaveAccessibleDescription(/Enter an amount from \$1\.00/)
    expect(
      within(dialog).getByRole('textbox', { name: 'What happens at the goal' }),
    ).toHaveAccessibleDescription(/Enter what happens/)
    await user.type(price, '5')
    await user.type(within(dialog).getByRole('textbox', { name: 'What happens at the goal' }), 'Encore')
    const goal = within(dialog).getByRole('textbox', { name: 'Goal amount' })
    await user.clear(goal)
    await create(user, dialog)
    await waitFor(() => expect(goal).toHaveAccessibleDescription('Enter $1.00 or more.'))
    // A goal has no maximum, other than a tip.
    await user.type(goal, '2000')
    await create(user, dialog)
    const card = await screen.findByRole('region', { name: 'Karaoke' })
    expect(card).toHaveTextContent('$5.00')
    expect(card).toHaveTextContent('Encore')
  })

  it('copies the tip menu of the last one beside a restored draft, however slow that is', async () => {
    const { user, unmount } = await open()
    const dialog = await plan(user, 'Karaoke')
    const menu = within(dialog)
      .getAllByRole('textbox', { name: /of tip/ })
      .map((field) => (field as HTMLInputElement).value)
    expect(menu.length).toBeGreaterThan(1)
    unmount()
    queryClient.clear()
    const held = holdCall(listPastLives)
    focusCreator(idOf('manager'), CREATOR)
    await renderApp(`${PAGE}?plan=new`, { as: 'manager' })
    await waitFor(() => held.asked)
    held.release()
    const restored = await screen.findByRole('dialog', { name: 'New live stream' })
    expect(within(restored).getByRole('textbox', { name: 'Title' })).toHaveValue('Karaoke')
    expect(
      within(restored)
        .getAllByRole('textbox', { name: /of tip/ })
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(menu)
  })

  it('names the tiers that may watch, explains that there is no camera, and asks for a test of it once', async () => {
    const { user } = await open()
    const dialog = await plan(user, 'Karaoke')
    await user.click(within(dialog).getByRole('radio', { name: 'Some tiers' }))
    await user.click(within(dialog).getByRole('checkbox', { name: 'Premium fan' }))
    await create(user, dialog)
    const card = await screen.findByRole('region', { name: 'Karaoke' })
    expect(card).toHaveTextContent('Premium fan')
    await user.click(within(card).getByRole('button', { name: 'Test camera' }))
    expect(await screen.findByText(/This browser can't use a camera here/)).toBeVisible()

    const answer = Promise.withResolvers<undefined>()
    let asked = 0
    server.use(
      http.post(`*${alertCreator.path}`, () => {
        asked += 1
        return answer.promise
      }),
    )
    const askButton = within(card).getByRole('button', { name: 'Ask for a camera test' })
    await user.click(askButton)
    await waitFor(() => expect(queryClient.isMutating()).toBe(1))
    await user.click(askButton)
    answer.resolve(undefined)
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(asked).toBe(1)

    // The form of a live that is canceled meanwhile stays, with what is typed.
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const form = await screen.findByRole('dialog', { name: 'Edit live stream' })
    await user.type(within(form).getByRole('textbox', { name: 'Title' }), ' night')
    const { upcoming } = queryClient.getQueryData(queryOf(getLiveStatus, {}, CREATOR).queryKey) ?? {}
    expect(upcoming).toHaveLength(1)
    act(() => {
      queryClient.setQueryData(queryOf(getLiveStatus, {}, CREATOR).queryKey, { live: null, upcoming: [] })
    })
    await waitFor(() => expect(card).not.toBeInTheDocument())
    expect(form).toBeInTheDocument()
    expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveValue('Karaoke night')
  })

  it('asks the creator to start when staff may not broadcast', async () => {
    focusCreator(idOf('manager'), CREATOR)
    const { user } = await renderApp(PAGE, {
      as: 'manager',
      before: () => world.transact(() => void (world.state.permissions['staff-02'] = { canGoLive: false })),
    })
    await create(user, await plan(user, 'Karaoke'))
    const card = await screen.findByRole('region', { name: 'Karaoke' })
    expect(within(card).getByRole('button', { name: 'Go live' })).toHaveAccessibleDescription(
      /Agency staff can't broadcast/,
    )
    expect(within(card).queryByRole('button', { name: 'Test camera' })).not.toBeInTheDocument()
    await user.click(within(card).getByRole('button', { name: /^Ask .* to go live$/ }))
    await waitFor(() =>
      expect(world.state.lives[CREATOR]?.[0]?.requests).toEqual([
        expect.objectContaining({ kind: 'go_live' }),
      ]),
    )
  })

  it('is read-only without edit permission and says why', async () => {
    await open('account_manager')
    for (const button of screen.getAllByRole('button', { name: 'New live stream' }))
      expect(button).toHaveAccessibleDescription(/You can view live streams only/)
  })
})

describe('past lives', () => {
  it('are totalled and sorted by the server, those not loaded yet too, and lead to their recording', async () => {
    const { user, address } = await open()
    const table = screen.getByRole<HTMLTableElement>('table', { name: 'Past live streams' })
    const cellsOf = (row: number) => [...(table.rows[row]?.cells ?? [])].map(({ textContent }) => textContent)
    const earnedIn = (row: number) =>
      Number(
        cellsOf(row)
          .at(-2)
          ?.replaceAll(/[^\d.]/g, ''),
      )
    expect(cellsOf(1)[0]).toBe('All live streams')
    const loaded = Array.from({ length: table.rows.length - 2 }, (_, nth) => earnedIn(nth + 2))
    expect(earnedIn(1)).toBeGreaterThan(loaded.reduce((sum, earned) => sum + earned, 0))

    const dates = () => [...table.rows].slice(2).map((row) => row.cells[0]?.textContent ?? '')
    const newest = dates()
    await user.click(within(table).getByRole('button', { name: 'Date' }))
    await waitFor(() => expect(dates()[0]).not.toBe(newest[0]))
    expect(newest).not.toContain(dates()[0])
    expect(address()).toContain('sort=date&order=asc')
    await user.click(within(table).getByRole('button', { name: 'Date' }))
    await waitFor(() => expect(dates()[0]).toBe(newest[0]))

    const [, , first = expect.fail('no past live')] = within(table).getAllByRole('row')
    await user.click(first)
    const summary = await screen.findByRole('dialog', { name: /^Summary: .*Friday live/ })
    await user.click(await within(summary).findByRole('button', { name: 'Save to vault' }))
    expect(await within(summary).findByRole('link', { name: 'In the vault' })).toBeVisible()
    expect(within(summary).getByRole('button', { name: 'About Net' })).toBeVisible()
    await user.click(within(summary).getByRole('button', { name: 'Close panel' }))
    await user.click(await within(table).findByRole('link', { name: 'In the vault' }))
    await waitFor(() => expect(address()).toMatch(/^\/vault\?item=media-/))
  })
})
