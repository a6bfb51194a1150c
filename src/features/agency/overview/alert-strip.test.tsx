import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import OverviewScreen from '../screens/overview'

setUpBackend()
it(`keeps the page's direction in a list of names, and isolates a percentage from the words before it`, async () => {
  await renderTool(<OverviewScreen />, 'director', '/agency-overview')
  const strip = await screen.findByRole('region', { name: 'Needs attention' })
  const names = await within(strip).findByTitle(/ and /)
  expect(names).not.toHaveAttribute('dir')
  const bridge = await screen.findByRole('table', { name: 'Gross to margin' })
  expect(within(bridge).getByText('Platform fee, \u206820%\u2069')).toBeVisible()
})
