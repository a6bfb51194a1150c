import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { updateTeamSettings } from '@/api/calls/agency/performance'
import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { holdCall, refuseCall } from '../../../../tests/support/render/calls'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { TeamSettingsButton } from './team-settings'

setUpBackend()

async function open() {
  const { user } = await renderTool(<TeamSettingsButton />, 'manager')
  await user.click(screen.getByRole('button', { name: 'Team settings' }))
  const board = await screen.findByRole('switch', { name: /^Leaderboard/ })
  return { user, board, asks: screen.getByRole('switch', { name: /^Ask before clocking out/ }) }
}

it('saves each switch at once', async () => {
  const { user, board, asks } = await open()
  expect(board).not.toBeChecked()
  await user.click(board)
  await waitFor(() => expect(world.state.performance.team.leaderboard).toBe(true))
  await user.click(asks)
  await waitFor(() => expect(world.state.performance.team.asksAtClockOut).toBe(true))
  expect(world.state.performance.team.leaderboard).toBe(true)
  expect(asks).toBeChecked()
})

it('leaves what a colleague has changed meanwhile', async () => {
  const { user, board } = await open()
  await world.transact(() => void (world.state.performance.team.idleAfterS = 900))
  await user.click(board)
  await waitFor(() => expect(world.state.performance.team.leaderboard).toBe(true))
  expect(world.state.performance.team.idleAfterS).toBe(900)
})

it('reverts a switch whose save fails, and shows why', async () => {
  const { user, board } = await open()
  await world.setFaults({ mode: 'fail', status: 422, only: 'settings/team/update' })
  await user.click(board)
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(board).not.toBeChecked()
})

it('saves the idle delay and targets on blur', async () => {
  const { user } = await open()
  const idle = screen.getByRole('textbox', { name: /^Idle check after/ })
  expect(idle).toHaveValue('20')
  await user.clear(idle)
  await user.type(idle, '3')
  expect(screen.getByText('Enter a number from 5 to 120.')).toBeVisible()
  await user.type(idle, '0{Enter}')
  await waitFor(() => expect(world.state.performance.team.idleAfterS).toBe(1800))
  const reply = screen.getByRole('textbox', { name: /^Median reply/ })
  await user.clear(reply)
  const rate = screen.getByRole('textbox', { name: /^Unlock rate/ })
  await user.type(rate, '22,5')
  await user.tab()
  const targets = { replySeconds: null, unlockRate: 0.225, salesPerHour: null }
  await waitFor(() => expect(world.state.performance.team.targets).toEqual(targets))
  expect(world.state.performance.team.idleAfterS).toBe(1800)
})

it('keeps a target whose save failed, to save it again', async () => {
  const { user } = await open()
  await world.setFaults({ mode: 'fail', status: 422, only: 'settings/team/update' })
  const rate = screen.getByRole('textbox', { name: /^Unlock rate/ })
  await user.type(rate, '30{Enter}')
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(rate).toHaveValue('30')
})

it('keeps a target that was left during a save that fails', async () => {
  const { user } = await open()
  refuseCall(updateTeamSettings, { status: 422 })
  const held = holdCall(updateTeamSettings)
  const rate = screen.getByRole('textbox', { name: /^Unlock rate/ })
  await user.type(rate, '30{Enter}')
  await waitFor(() => held.asked)
  await user.tab()
  held.release()
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(rate).toHaveValue('30')
})

it('saves money and times in whole cents and seconds', async () => {
  const { user } = await open()
  const sales = screen.getByRole('textbox', { name: /^Net sales per hour/ })
  await user.type(sales, '1,000{Enter}')
  await waitFor(() => expect(world.state.performance.team.targets.salesPerHour).toBe(100_000))
  const reply = screen.getByRole('textbox', { name: /^Median reply/ })
  await user.clear(reply)
  await user.type(reply, '1.51{Enter}')
  await waitFor(() => expect(world.state.performance.team.targets.replySeconds).toBe(91))
})
