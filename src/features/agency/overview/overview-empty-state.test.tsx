import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { FILTER_DEFAULTS } from '@/features/figures/filter/filter-params'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { OverviewEmptyState } from './overview-empty-state'

setUpBackend()

it('names who can send the first invitation to those who cannot', async () => {
  await renderTool(<OverviewEmptyState filter={{ ...FILTER_DEFAULTS, change: () => {} }} />, 'manager')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Invite a creator' })).toHaveAccessibleDescription(/director/)
})
