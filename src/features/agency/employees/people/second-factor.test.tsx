import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { confirmMfa, setUpMfa } from '@/api/calls/account/security'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { refetchSignInMethods } from '@/features/auth/refetch-sign-in-methods'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import EmployeesScreen from '../../screens/employees'

setUpBackend()

const WITHOUT = 'No two-factor'
const ownRow = async () => (await screen.findByText('You')).closest('tr') as HTMLElement

it('lets a director filter people without a second factor, and keeps it in the URL', async () => {
  const { user } = await renderTool(<EmployeesScreen />, 'director')
  await ownRow()
  await user.click(screen.getByRole('button', { name: /Two-factor sign-in/ }))
  await user.click(await screen.findByRole('option', { name: 'Two-factor: off' }))
  expect(screen.getByLabelText('Address')).toHaveTextContent('mfa=off')
  await waitFor(() => {
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(2)
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) expect(row).toHaveTextContent(WITHOUT)
  })
})

it(`updates the user's own row right after set-up`, async () => {
  await renderTool(<EmployeesScreen />, 'director')
  expect(await ownRow()).toHaveTextContent(WITHOUT)
  await send(setUpMfa, undefined)
  await send(confirmMfa, { code: '123456' })
  await act(() => refetchSignInMethods(queryClient))
  await waitFor(async () => expect(await ownRow()).not.toHaveTextContent(WITHOUT))
})

it('hides the mark and the filter from a manager, whatever the URL says', async () => {
  await renderTool(<EmployeesScreen />, 'manager', '/?mfa=off')
  await ownRow()
  expect(screen.queryByText(WITHOUT)).toBeNull()
  expect(screen.queryByRole('button', { name: /Two-factor/ })).toBeNull()
})
