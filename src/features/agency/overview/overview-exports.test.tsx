import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import OverviewScreen from '../screens/overview'

setUpBackend()

const draw = (at: string) => renderTool(<OverviewScreen />, 'director', at)
const tableExport = () =>
  within(screen.getByRole('region', { name: 'Creators' })).getByRole('button', { name: 'Export' })
const serverExport = () => screen.getByRole('button', { name: 'Export CSV' })
const OFF = "These figures haven't loaded yet."

it('offers no file of the previous figures while the chosen ones load', async () => {
  const { user } = await draw('/agency-overview')
  await waitFor(() => expect(tableExport()).not.toHaveAttribute('aria-disabled', 'true'))
  await world.setFaults({ mode: 'hang', only: '/api/agency/overview/get' })
  await user.click(screen.getByRole('radio', { name: 'Net' }))
  await waitFor(() => expect(tableExport()).toHaveAccessibleDescription(OFF))
})

it('offers no file of a group while its creators load', async () => {
  await world.setFaults({ mode: 'hang', only: '/api/agency-util/search/agency' })
  await draw('/agency-overview?group=group-2')
  await waitFor(() => expect(serverExport()).toHaveAccessibleDescription(OFF))
})

it(`offers no file of a group whose creators didn't load`, async () => {
  await world.setFaults({ mode: 'fail', status: 422, only: '/api/agency-util/search/agency' })
  await draw('/agency-overview?group=group-2')
  await screen.findAllByText("Couldn't load this")
  await waitFor(() => expect(serverExport()).toHaveAccessibleDescription(OFF))
})

it('offers the file of all creators at once', async () => {
  await world.setFaults({ mode: 'hang', only: '/api/agency/overview/get' })
  await draw('/agency-overview')
  await waitFor(() => expect(serverExport()).not.toHaveAttribute('aria-disabled', 'true'))
})
