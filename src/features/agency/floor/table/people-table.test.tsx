import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderTool } from '../../../../../tests/support/render/render-tool'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { FloorPeopleTable } from './people-table'

setUpBackend()

it('adds up what can be added up, in a row above the people', async () => {
  await renderTool(
    <FloorPeopleTable
      groupId={null}
      creators={[]}
      search={{ query: '', clearSearch: () => undefined }}
      onAction={() => undefined}
    />,
    'manager',
  )
  const table = await screen.findByRole('table', { name: 'People on duty right now' })
  const sums = within(table).getByText('Everyone on duty').closest('tr')
  expect(within(table).getAllByRole('row')[1]).toBe(sums)
  expect(sums).toHaveTextContent(/\$\d/)
})
