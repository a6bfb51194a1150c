import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { useOverviewView } from './overview-view'

setUpBackend()

function Stage() {
  const view = useOverviewView()
  return (
    <button type="button" onClick={() => view.sortByChange(false)}>
      sort
    </button>
  )
}

it('sorts by the change only with a comparison, which the column needs', async () => {
  const { user } = await renderTool(<Stage />, 'director', '/?compare=none')
  await user.click(screen.getByText('sort'))
  expect(screen.getByLabelText('Address')).toHaveTextContent('/?sort=change&order=asc')
})
