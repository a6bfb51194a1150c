import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listEmployees } from '@/api/calls/agency/employees'
import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import EmployeesScreen from '../../screens/employees'

setUpBackend()

it('totals the hours of all matching people; invited people have none; Retry loads the counts of the tabs too', async () => {
  await world.setFaults({ mode: 'fail', status: 422, only: listEmployees.path })
  const { user } = await renderTool(<EmployeesScreen />, 'manager')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  await world.setFaults({ mode: 'none' })
  await user.click(retry)
  const sums = (await screen.findByText('All people')).closest('tr')
  const [first] = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(first).toBe(sums)
  expect(sums).toHaveTextContent(/\d+ ?h/)
  await screen.findByRole('tab', { name: /^Active \d/ })
  await user.click(screen.getByRole('tab', { name: /^Invited/ }))
  await screen.findByRole('table', { name: 'Invited people' })
  expect(screen.queryByText('All people')).toBeNull()
})
