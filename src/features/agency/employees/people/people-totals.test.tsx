import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import EmployeesScreen from '../../screens/employees'

setUpBackend()

it('totals the hours of all matching people; invited people have none', async () => {
  const { user } = await renderTool(<EmployeesScreen />, 'manager')
  const sums = (await screen.findByText('All people')).closest('tr')
  const [first] = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(first).toBe(sums)
  expect(sums).toHaveTextContent(/\d+ ?h/)
  await user.click(screen.getByRole('tab', { name: /^Invited/ }))
  await screen.findByRole('table', { name: 'Invited people' })
  expect(screen.queryByText('All people')).toBeNull()
})
