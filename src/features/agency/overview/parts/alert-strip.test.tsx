import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { drawTool, withMockBackend } from '../../../../../tests/tool-stage'
import OverviewScreen from '../../screens/overview'

withMockBackend()
// The whole page renders, on cores that others use too.
it('a list of names reads the way of the page, whatever letters the first of them has', async () => {
  await drawTool(<OverviewScreen />, 'director', '/agency-overview')
  const strip = await screen.findByRole('region', { name: 'Needs attention' })
  const names = await within(strip).findByTitle(/ and /)
  expect(names).not.toHaveAttribute('dir')
})

it('a share in a label cannot be turned round by the words before it', async () => {
  await drawTool(<OverviewScreen />, 'director', '/agency-overview')
  const bridge = await screen.findByRole('table', { name: 'Gross to margin' })
  expect(within(bridge).getByText('Platform fee, \u206820%\u2069')).toBeVisible()
})
