import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { drawTool, withMockBackend } from '../../../../../tests/tool-stage'
import { TeamSettingsButton } from './team-settings'

withMockBackend()

async function open() {
  const { user } = await drawTool(<TeamSettingsButton />, 'manager')
  await user.click(screen.getByRole('button', { name: 'Team settings' }))
  const board = await screen.findByRole('switch', { name: /^Leaderboard/ })
  return { user, board, asks: screen.getByRole('switch', { name: /^Ask before clocking out/ }) }
}

it('the leaderboard and the question before clocking out are turned on, each at once', async () => {
  const { user, board, asks } = await open()
  expect(board).not.toBeChecked()
  await user.click(board)
  await waitFor(() => expect(world.state.performance.hasLeaderboard).toBe(true))
  await user.click(asks)
  await waitFor(() => expect(world.state.faults.asksAtClockOut).toBe(true))
  expect(world.state.performance.hasLeaderboard).toBe(true)
  expect(asks).toBeChecked()
})

it('one that could not be saved goes back, and says why', async () => {
  const { user, board } = await open()
  await world.setFaults({ mode: 'fail', status: 422, only: 'settings/team/update' })
  await user.click(board)
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(board).not.toBeChecked()
})
