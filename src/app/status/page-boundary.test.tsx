import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { handleLoadFailure, watchLoadFailures } from '@/services/loading/load-failure'

import { startTestI18n } from '../../../tests/support/i18n'
import { PageBoundary } from './page-boundary'

let error: Error | undefined
function Page() {
  if (error) throw error
  return <p>The page</p>
}
const show = () =>
  render(
    <MemoryRouter>
      <Link to="/other">Other page</Link>
      <PageBoundary>
        <Page />
      </PageBoundary>
    </MemoryRouter>,
  )

beforeAll(() => startTestI18n())
beforeEach(() => {
  error = new Error('broken')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a page that fails', () => {
  it('keeps the frame around it, and can be retried', async () => {
    show()
    expect(screen.getByRole('link', { name: 'Other page' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working')
    error = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('The page')).toBeVisible()
  })

  it('clears its error at another address', async () => {
    show()
    error = undefined
    await userEvent.click(screen.getByRole('link', { name: 'Other page' }))
    expect(screen.getByText('The page')).toBeVisible()
  })

  it.each([
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    new SyntaxError('Unexpected end of input'),
  ])('is never empty when its code does not load: $message', async (failure) => {
    error = failure
    const stop = watchLoadFailures()
    sessionStorage.clear()
    show()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('progressbar', { name: 'Page is loading' })).toBeVisible()
    const reload = vi.fn(async () => {})
    await act(() => handleLoadFailure({ isReachable: async () => false, reload }))
    expect(screen.getByRole('heading', { name: "This page hasn't loaded yet" })).toBeVisible()
    sessionStorage.setItem('reloaded-for-version', '0.1.0')
    await act(() => handleLoadFailure({ isReachable: async () => true, reload }))
    expect(screen.getByRole('heading', { name: 'A new version of the site is required' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    act(stop)
  })
})
