import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listShifts } from '@/api/calls/chatter/chatter'
import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import StatisticsScreen from '../screens/statistics'

setUpBackend()

const page = <StatisticsScreen Correction={() => null} />
const tiles = () => screen.findByRole('group', { name: 'Clocked this week' })

it('keeps figures and links on a day off, or for a creator without work', async () => {
  const { user } = await renderTool(page, 'chatter', '/?creators=creator-99&period=2030-01-01..2030-01-01')
  await tiles()
  expect(screen.queryByRole('heading', { name: 'No data yet' })).toBeNull()
  const bar = (await screen.findByText(/^You have no work for these creators/)).closest('[role=status]')
  await user.click(within(bar as HTMLElement).getByRole('button', { name: 'All creators' }))
  expect(await screen.findByText('You have no work in this period.')).toBeVisible()
  await tiles()
  const wider = (await screen.findByText(/^You have no work in this period/)).closest('[role=status]')
  await user.click(within(wider as HTMLElement).getByRole('button', { name: 'Last 28 days' }))
  expect(screen.getByLabelText('Address').textContent).toBe('/?period=last_28')
  // The median shows its mean and 90th percentile, and unanswered turns beside.
  const reply = screen.getByRole('group', { name: 'Median reply' })
  await waitFor(() => expect(reply).toHaveTextContent(/mean .*, p90 /))
  expect(reply).toHaveTextContent(/\d+ turns? unanswered/)
  // Unlocks that are still for sale show beside the period, not instead.
  const unlocks = screen.getByRole('group', { name: 'Unlock rate' })
  expect(unlocks).toHaveTextContent(/vs 28 days before\D*\d+ still open/)
  expect(screen.getByRole('group', { name: 'Sales per hour, net' })).toHaveTextContent('$')
})

it('retries creators that fail to load', async () => {
  await world.setFaults({ mode: 'fail', status: 422, only: 'chatter/creators/list' })
  const { user } = await renderTool(page)
  await tiles()
  await user.click(screen.getByRole('button', { name: 'Creators: All creators' }))
  const menu = await screen.findByRole('dialog', { name: 'Creators' })
  const again = await within(menu).findByRole('button', { name: 'Retry' })
  await world.setFaults({ mode: 'none' })
  await user.click(again)
  expect((await within(menu).findAllByRole('checkbox')).length).toBeGreaterThan(0)
})

it('labels the hours of a day in a week with a clock change', async () => {
  await renderTool(page, 'chatter', '/?week=2026-03-29&zone=Europe/Warsaw')
  const week = await screen.findByRole('list', { name: 'My shifts' })
  expect(within(week).getByText('6 AM')).toBeInTheDocument()
})

it('claims nothing about the next week while it loads', async () => {
  const { user } = await renderTool(page)
  await screen.findByRole('list', { name: 'My shifts' })
  await world.setFaults({ mode: 'hang', only: listShifts.path })
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toMatch(/week=/u))
  expect(screen.queryByRole('list', { name: 'My shifts' })).toBeNull()
})
