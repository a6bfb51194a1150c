import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { usePeopleView } from '../people-view'
import { PeopleFilters } from './people-filters'

setUpBackend()

function Filters() {
  return <PeopleFilters view={usePeopleView()} />
}

it('passes the focus on to the search when filters are cleared', async () => {
  const { user } = await renderTool(<Filters />, 'director', '/?role=chatter')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveFocus()
})

it('shows a retry in place of groups that fail to load', async () => {
  await world.setFaults({ mode: 'fail', status: 422, only: 'groups/list' })
  const { user } = await renderTool(<Filters />, 'director')
  const again = await screen.findByRole('button', { name: 'Load groups again' })
  await world.setFaults({ mode: 'none' })
  await user.click(again)
  expect(await screen.findByRole('button', { name: /All groups/ })).toBeVisible()
})
