import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { getAgencyCreator } from '@/api/calls/agency/agency-creators'
import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { holdCall, refuseCall } from '../../../../tests/support/render/calls'
import { renderTool } from '../../../../tests/support/render/render-tool'
import CreatorsScreen from '../screens/creators'

setUpBackend()
afterEach(() => vi.restoreAllMocks())

it('keeps the open invitation in the URL, totals all creators, and leaves their order to the server', async () => {
  const { user } = await renderTool(<CreatorsScreen />, 'director', '/?invite=1&pg=1')
  const dialog = await screen.findByRole('dialog', { name: 'Invite creator' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Address').textContent).toBe('/?pg=1')
  const sums = (await screen.findByText(/^\d+ creators$/)).closest('tr')
  const table = screen.getByRole('table', { name: 'Creators' })
  const rows = within(table).getAllByRole('row')
  expect(rows[1]).toBe(sums)
  expect(sums).toHaveTextContent(`${rows.length - 2} creators`)
  expect(sums).toHaveTextContent('$')
  // The rows stay until the server has answered.
  await world.setFaults({ mode: 'hang', only: '/api/agency-util/search/agency' })
  const heading = within(table).getByRole('columnheader', { name: /^Unread/ })
  await user.click(within(heading).getByRole('button', { name: /^Unread/ }))
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'))
  expect(within(table).getAllByRole('row')).toEqual(rows)
  await user.click(screen.getByRole('button', { name: 'Invite creator' }))
  await screen.findByRole('dialog', { name: 'Invite creator' })
  expect(screen.getByLabelText('Address').textContent).toMatch(/^\/\?pg=1&.*invite=1$/)
})

it('exports the names of people on duty, also of creators on pages that have not loaded', async () => {
  await world.setFaults({ agencySize: 'large' })
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob) // the screen only creates text files
    return 'blob:made'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await renderTool(<CreatorsScreen />, 'director', '/?sort=onDuty&order=asc')
  await screen.findByRole('table', { name: 'Creators' })
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const lines = (await files[0]?.text())?.split('\r\n') ?? []
  expect(lines.length).toBeGreaterThan(200)
  expect(lines.at(-1)).toMatch(/,"[^",]+(, [^",]+)+",/)
  expect(lines.at(-1)).not.toContain('staff-')
})

it('selects creators as cards, for a change in bulk', async () => {
  // jsdom has no layout, so the virtualiser would render no cards.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(700)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700)
  const { user } = await renderTool(<CreatorsScreen />, 'director', '/?view=grid')
  const cards = await screen.findByRole('region', { name: 'Creators as cards' })
  const [first = expect.fail('no creator')] = await within(cards).findAllByRole('checkbox')
  await user.click(first)
  expect(first).toBeChecked()
  expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible()
})

it('lets account managers change their own creators, alone or in bulk, and skips others', async () => {
  const { user } = await renderTool(<CreatorsScreen />, 'account_manager')
  const tick = async (name: string) =>
    user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'))
  await tick('Mila Hart')
  const hide = screen.getByRole('button', { name: 'Hide' })
  expect(hide).toHaveAccessibleDescription(/You can only change creators/)
  await tick('Anaïs Dufour')
  expect(screen.getByText("You can't change 1 of these")).toBeInTheDocument()
  await user.click(hide)
  await waitFor(() => expect(screen.getByRole('row', { name: 'Anaïs Dufour' })).toHaveTextContent('Hidden'))
  expect(screen.getByRole('row', { name: 'Mila Hart' })).not.toHaveTextContent('Hidden')
})

it('tells users without access to notes who can grant it, and shows them no column of notes', async () => {
  await world.transact(() => {
    world.state.permissions['staff-03'] = { notes: 'off' }
  })
  await renderTool(<CreatorsScreen />, 'account_manager', '/?creator=creator-01')
  const drawer = await screen.findByRole('dialog', { name: /Mila Hart/ })
  expect(await within(drawer).findByText(/Ask an agency manager for access/)).toBeVisible()
  expect(within(drawer).queryByRole('textbox')).toBeNull()
  await screen.findByRole('columnheader', { name: /Added/, hidden: true })
  expect(screen.queryByRole('columnheader', { name: /Notes/, hidden: true })).toBeNull()
})

it('keeps typed input when a refetch fails, and shows the error above with a retry', async () => {
  const { user } = await renderTool(<CreatorsScreen />, 'director')
  const row = await screen.findByRole('row', { name: 'Mila Hart' })
  refuseCall(getAgencyCreator, { status: 422, times: 1 })
  const held = holdCall(getAgencyCreator)
  await user.click(row)
  const drawer = await screen.findByRole('dialog', { name: /Mila Hart/ })
  const notes = () => within(drawer).findByRole<HTMLTextAreaElement>('textbox', { name: 'Short notes' })
  await user.type(await notes(), 'X')
  held.release()
  const again = await within(drawer).findByRole('button', { name: 'Refresh' })
  expect((await notes()).value).toMatch(/X$/)
  await user.click(again)
  await waitFor(() => expect(again).not.toBeInTheDocument())
  expect((await notes()).value).toMatch(/X$/)
})

it('keeps the search while creators fail to load, and says when none matches', async () => {
  await world.setFaults({ mode: 'fail', status: 422, only: 'search/agency' })
  const { user } = await renderTool(<CreatorsScreen />, 'director')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  const search = screen.getByRole('searchbox', { name: 'Search creators' })
  await world.setFaults({ mode: 'none', only: null })
  await user.click(retry)
  await screen.findByRole('row', { name: 'Mila Hart' })
  await user.type(search, 'zzzz')
  expect(await screen.findByRole('heading', { name: 'No matching creators' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? expect.fail('no button'))
  expect(await screen.findByRole('row', { name: 'Mila Hart' })).toBeVisible()
})
