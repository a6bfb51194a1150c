import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { drawTool, withMockBackend } from '../../../../tests/tool-stage'
import { OwnStatisticsPage } from './own-statistics-page'

withMockBackend()

const page = <OwnStatisticsPage Correction={() => null} />
const tiles = () => screen.findByRole('group', { name: 'Clocked this week' })

it('a day off, or a creator without work, keeps the figures and the way to more of them', async () => {
  const { user } = await drawTool(page, 'chatter', '/?creators=creator-99&period=2030-01-01..2030-01-01')
  await tiles()
  expect(screen.queryByText('No data yet')).toBeNull()
  const bar = (await screen.findByText(/^You have no work for these creators/)).closest('[role=status]')
  await user.click(within(bar as HTMLElement).getByRole('button', { name: 'All creators' }))
  expect(await screen.findByText('You have no work in this period.')).toBeVisible()
  await tiles()
  const wider = (await screen.findByText(/^You have no work in this period/)).closest('[role=status]')
  await user.click(within(wider as HTMLElement).getByRole('button', { name: 'Last 28 days' }))
  expect(screen.getByLabelText('Address').textContent).toBe('/?period=last_28')
  // What belongs to the median: mean, 90th percentile, and apart from them turns without a reply.
  const reply = screen.getByRole('group', { name: 'Median reply' })
  await waitFor(() => expect(reply).toHaveTextContent(/mean .*, p90 /))
  expect(reply).toHaveTextContent(/\d+ turns? unanswered/)
  // Offers that may still be bought stand beside the period, not in its place.
  const unlocks = screen.getByRole('group', { name: 'Unlock rate' })
  expect(unlocks).toHaveTextContent(/vs 28 days before\D*\d+ still open/)
  expect(screen.getByRole('group', { name: 'Sales per hour, net' })).toHaveTextContent('$')
})

it('creators to choose from that could not be loaded are asked for again', async () => {
  await world.setFaults({ mode: 'fail', status: 422, only: 'chatter/creators/list' })
  const { user } = await drawTool(page)
  await tiles()
  await user.click(screen.getByRole('button', { name: 'Creators: All creators' }))
  const menu = await screen.findByRole('dialog', { name: 'Creators' })
  const again = await within(menu).findByRole('button', { name: 'Retry' })
  await world.setFaults({ mode: 'none' })
  await user.click(again)
  expect((await within(menu).findAllByRole('checkbox')).length).toBeGreaterThan(0)
})

it('names the hours of a day in a week that begins with a change of clocks', async () => {
  await drawTool(page, 'chatter', '/?week=2026-03-29&zone=Europe/Warsaw')
  const week = await screen.findByRole('list', { name: 'My shifts' })
  expect(within(week).getByText('6 AM')).toBeInTheDocument()
})
