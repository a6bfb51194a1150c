import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { confirmMfa, setUpMfa } from '@/api/calls/account/security'
import { cancelInvite, deactivateEmployees, listEmployees } from '@/api/calls/agency/employees'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { refetchSignInMethods } from '@/features/auth/refetch-sign-in-methods'
import { world } from '@/mocks/node'
import { registerEventStream } from '@/services/network/event-stream-state'
import { ToastStack } from '@/ui/feedback/toast-stack'

import { ANA, BEN, MILA } from '../../../../../tests/support/people'
import { cleanUpAfterTest, setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import EmployeesScreen from '../../screens/employees'
import { refreshPeople } from '../../staff/people-cache'
import { PeopleTab } from './people-tab'

setUpBackend()

const WITHOUT = 'No two-factor'
const ownRow = async () => (await screen.findByText('You')).closest('tr') as HTMLElement

it(`filters people without a second factor for a director, and updates one's own row after set-up`, async () => {
  const { user } = await renderTool(<EmployeesScreen />, 'director')
  expect(await ownRow()).toHaveTextContent(WITHOUT)
  await send(setUpMfa, undefined)
  await send(confirmMfa, { code: '123456' })
  await act(() => refetchSignInMethods(queryClient))
  await waitFor(async () => expect(await ownRow()).not.toHaveTextContent(WITHOUT))
  await user.click(screen.getByRole('button', { name: /Two-factor sign-in/ }))
  await user.click(await screen.findByRole('option', { name: 'Two-factor: off' }))
  expect(screen.getByLabelText('Address')).toHaveTextContent('mfa=off')
  await waitFor(() => {
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(2)
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) expect(row).toHaveTextContent(WITHOUT)
  })
})

it('shows a manager no mark and no filter of it, totals all but invited people, and retries with all counts', async () => {
  await world.setFaults({ mode: 'fail', status: 422, only: listEmployees.path })
  const { user } = await renderTool(<EmployeesScreen />, 'manager', '/?mfa=off')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByRole('searchbox', { name: 'Search people' })).toBeVisible()
  await world.setFaults({ mode: 'none' })
  await user.click(retry)
  await ownRow()
  expect(screen.queryByText(WITHOUT)).toBeNull()
  expect(screen.queryByRole('button', { name: /Two-factor/ })).toBeNull()
  const sums = (await screen.findByText('All people')).closest('tr')
  const [first] = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(first).toBe(sums)
  expect(sums).toHaveTextContent(/\d+ ?h/)
  await screen.findByRole('tab', { name: /^Active \d/ })
  await user.click(screen.getByRole('tab', { name: /^Invited/ }))
  await screen.findByRole('table', { name: 'Invited people' })
  expect(screen.queryByText('All people')).toBeNull()
})

it('says in the question why an invitation stays, and closes its drawer once it is canceled', async () => {
  const { user } = await renderTool(<EmployeesScreen />, 'director', '/?tab=invited&person=invitee-1')
  await world.setFaults({ mode: 'fail', status: 422, only: '/invite/cancel', times: 1 })
  const drawer = await screen.findByRole('dialog')
  await user.click(await within(drawer).findByRole('button', { name: 'Cancel invitation' }))
  const question = await screen.findByRole('alertdialog')
  const confirm = within(question).getByRole('button', { name: 'Cancel invitation' })
  await user.click(confirm)
  expect(await within(question).findByRole('alert')).not.toBeEmptyDOMElement()
  expect(within(drawer).queryByRole('alert')).toBeNull()
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('opens a person of another tab by a link, keeps an opened one who is deactivated, and says if one is missing', async () => {
  const open = async (id: string) => {
    const { unmount } = await renderTool(<EmployeesScreen />, 'director', `/?person=${id}`)
    return unmount
  }
  const button = (name: string) => screen.findByRole('button', { name })
  const closeFormer = await open('former-1')
  expect(await button('Reactivate')).toBeVisible()
  closeFormer()
  const close = await open(ANA)
  await button('Deactivate')
  await send(deactivateEmployees, { userIds: [ANA], cancelShifts: false })
  await act(() => refreshPeople(queryClient))
  expect(await button('Reactivate')).toBeVisible()
  close()
  await open('unknown')
  expect(await screen.findByText('Person not found')).toBeVisible()
})

it('closes the actions of an opened invitation that a colleague cancels', async () => {
  await renderTool(<EmployeesScreen />, 'director', '/?tab=invited&person=invitee-1')
  await screen.findByRole('button', { name: 'Cancel invitation' })
  await send(cancelInvite, { userId: 'invitee-1' })
  await act(() => refreshPeople(queryClient))
  expect(await screen.findByText('Person not found')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel invitation' })).toBeNull()
})

it('shows whom a change of several people reached before it failed', async () => {
  await world.transact(() => {
    world.state.people[ANA] = { creatorIds: [] }
    world.state.people[BEN] = { creatorIds: [MILA] }
  })
  // Without a stream the list would poll.
  const stream = registerEventStream()
  stream.setState('live')
  cleanUpAfterTest(stream.close)
  const { user } = await renderTool(
    <>
      <PeopleTab status="active" onInvite={() => undefined} />
      <ToastStack />
    </>,
    'manager',
  )
  const creatorsOf = (name: string) =>
    screen.findByRole('button', { name: new RegExp(`${name}.*creators: `) })
  expect(await creatorsOf('Ana Ribeiro')).toHaveAccessibleName(/: 0\./)
  for (const name of ['Ana Ribeiro', 'Ben Kowalczyk'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await user.click(screen.getByRole('button', { name: 'Assign creators' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Mila Hart' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Noa Reyes' }))
  await world.transact(() => void (world.state.accounts[BEN] = { roles: ['agency_director'] }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByText(/^Couldn.t finish the change/)
  await waitFor(async () => expect(await creatorsOf('Ana Ribeiro')).toHaveAccessibleName(/: 2\./))
  await screen.findByText('Creators assigned to 1 person')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await creatorsOf('Ana Ribeiro')).toHaveAccessibleName(/: 0\./))
})
