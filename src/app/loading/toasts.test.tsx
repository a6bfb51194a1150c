import { act, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { toast } from '@/services/page/toasts'

import { renderApp, setUpBackend } from '../../../tests/support/render/render-app'

setUpBackend({ beforeAll, afterEach, afterAll })

it('toasts mount in a live region that the page already had, empty', async () => {
  await renderApp('/settings/feedback', { as: 'manager' })
  const isEmpty = (region: Element) => region.textContent === ''
  const before = screen.getAllByRole('status').filter(isEmpty)
  act(() => void toast.success('Saved'))
  const text = await screen.findByText('Saved')
  expect(before).toContain(text.closest('[aria-live], [role=status], [role=alert], output'))
  act(() => toast.dismiss())
})
