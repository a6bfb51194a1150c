import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { deactivateEmployees, updateEmployees } from '@/api/calls/agency/employees'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { findPerson } from '@/mocks/rules/account/person'
import { world } from '@/mocks/node'

import { ANA, BEN, MILA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { refreshPeople } from '../../staff/people-cache'
import { PeopleTab } from './people-tab'

setUpBackend()

const creatorsOf = (userId: string) => findPerson(world, userId)?.creatorIds

/** Assigns Mila to Ana and Ben, which fails. */
async function failToAssign() {
  await world.transact(() => {
    for (const userId of [ANA, BEN]) world.state.people[userId] = { creatorIds: [] }
  })
  const { user } = await renderTool(<PeopleTab status="active" onInvite={() => undefined} />, 'director')
  for (const name of ['Ana Ribeiro', 'Ben Kowalczyk'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await user.click(screen.getByRole('button', { name: 'Assign creators' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Mila Hart' }))
  await world.setFaults({ mode: 'fail', status: 500, only: updateEmployees.path })
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByText(/^Couldn.t finish the change/)
  await world.setFaults({ mode: 'none' })
  return user
}

it('a retried change reaches everyone it was for, also whom a search hides now', async () => {
  const user = await failToAssign()
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'ribeiro')
  await waitFor(() => expect(screen.queryByText('Ben Kowalczyk')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect([ANA, BEN].map(creatorsOf)).toEqual([[MILA], [MILA]]))
})

it('a retried change leaves out who is gone, as they would fail the others', async () => {
  const user = await failToAssign()
  await send(deactivateEmployees, { userIds: [BEN], cancelShifts: false })
  await act(() => refreshPeople(queryClient))
  await waitFor(() => expect(screen.queryByText('Ben Kowalczyk')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect([ANA, BEN].map(creatorsOf)).toEqual([[MILA], []]))
})
