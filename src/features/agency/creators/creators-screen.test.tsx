import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import CreatorsScreen from '../screens/creators'

setUpBackend()

it('keeps the open invitation in the URL, and totals all creators', async () => {
  const { user } = await renderTool(<CreatorsScreen />, 'director', '/?invite=1&pg=1')
  const dialog = await screen.findByRole('dialog', { name: 'Invite creator' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Address').textContent).toBe('/?pg=1')
  const sums = (await screen.findByText(/^\d+ creators$/)).closest('tr')
  const rows = within(screen.getByRole('table', { name: 'Creators' })).getAllByRole('row')
  expect(rows[1]).toBe(sums)
  expect(sums).toHaveTextContent(`${rows.length - 2} creators`)
  expect(sums).toHaveTextContent('$')
  await user.click(screen.getByRole('button', { name: 'Invite creator' }))
  await screen.findByRole('dialog', { name: 'Invite creator' })
  expect(screen.getByLabelText('Address').textContent).toBe('/?pg=1&invite=1')
})

it('leaves the order to the server: rows stay until its answer arrives', async () => {
  const { user } = await renderTool(<CreatorsScreen />, 'director', '/')
  const table = await screen.findByRole('table', { name: 'Creators' })
  const names = () =>
    within(table)
      .getAllByRole('row')
      .map((row) => row.getAttribute('aria-label') ?? row.textContent)
  const before = names()
  await world.setFaults({ mode: 'hang', only: '/api/agency-util/search/agency' })
  const heading = within(table).getByRole('columnheader', { name: /^Unread/ })
  await user.click(within(heading).getByRole('button', { name: /^Unread/ }))
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'))
  expect(names()).toEqual(before)
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
  vi.restoreAllMocks()
  const lines = (await files[0]?.text())?.split('\r\n') ?? []
  expect(lines.length).toBeGreaterThan(200)
  expect(lines.at(-1)).toMatch(/,"[^",]+(, [^",]+)+",/)
  expect(lines.at(-1)).not.toContain('staff-')
})
