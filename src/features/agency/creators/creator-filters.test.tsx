import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { useCreatorsView } from './creators-view'
import { CreatorFilters } from './creator-filters'

setUpBackend()

function Filters() {
  return <CreatorFilters view={useCreatorsView()} />
}

it('shows a retry in place of groups that fail to load', async () => {
  await world.setFaults({ mode: 'fail', status: 422, only: 'groups/list' })
  const { user } = await renderTool(<Filters />, 'account_manager')
  const again = await screen.findByRole('button', { name: 'Load groups again' })
  await world.setFaults({ mode: 'none' })
  await user.click(again)
  expect(await screen.findByRole('button', { name: /All groups/ })).toBeVisible()
})

it('keeps the layout when filters are cleared', async () => {
  const { user } = await renderTool(<Filters />, 'account_manager', '/?view=grid&mine=1')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked()
})

it('passes the focus on to the search when filters are cleared', async () => {
  const { user } = await renderTool(<Filters />, 'account_manager', '/?mine=1')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(screen.getByRole('searchbox', { name: 'Search creators' })).toHaveFocus()
})
