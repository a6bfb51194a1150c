import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { ROUTE_PROGRESS_DELAY_MS } from '@/config/constants'

import { setUpBackend } from '../../../tests/support/render/backend'
import { renderApp } from '../../../tests/support/render/render-app'
import { STAFF_SCREENS } from '../screens/staff-screens'

setUpBackend()

it('a route change shows a progress bar after 500 ms, with the previous page still visible', async () => {
  const road = Promise.withResolvers<void>()
  const code = STAFF_SCREENS.agencyManage.load
  vi.spyOn(STAFF_SCREENS.agencyManage, 'load').mockImplementation(() => road.promise.then(code))
  const { user } = await renderApp('/settings/feedback', { as: 'manager' })
  await screen.findByRole('heading', { level: 1, name: 'Feedback' })
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Page is loading' })).toBeNull())

  const clickedAt = performance.now()
  await user.click(screen.getByRole('link', { name: 'Manage Agency' }))
  expect(await screen.findByRole('progressbar', { name: 'Page is loading' })).toBeInTheDocument()
  expect(performance.now() - clickedAt).toBeGreaterThanOrEqual(ROUTE_PROGRESS_DELAY_MS)
  expect(screen.getByRole('heading', { level: 1, name: 'Feedback' })).toBeInTheDocument()

  road.resolve()
  await waitFor(() => expect(document.title).toContain('Manage Agency'))
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Page is loading' })).toBeNull())
})
