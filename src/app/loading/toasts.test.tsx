import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { toast } from '@/services/page/toasts'

import { setUpBackend } from '../../../tests/support/render/backend'
import { renderApp } from '../../../tests/support/render/render-app'

setUpBackend()

it('toasts mount in a live region that the page already had, empty', async () => {
  await renderApp('/settings/feedback', { as: 'manager' })
  const isEmpty = (region: Element) => region.textContent === ''
  const before = screen.getAllByRole('status').filter(isEmpty)
  act(() => void toast.success('Saved'))
  const text = await screen.findByText('Saved')
  expect(before).toContain(text.closest('[aria-live], [role=status], [role=alert], output'))
  act(() => toast.dismiss())
})
