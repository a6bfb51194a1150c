import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'

import { ContentState } from './content-state'
import { Page } from '../layout/page'

beforeAll(() => startTestI18n())

test('an error says what happened, offers a retry and shows the request id under details', async () => {
  const retry = vi.fn()
  render(
    <Page
      title="Overview"
      status={{ kind: 'error', text: 'The server took too long.', requestId: '7f3a', onRetry: retry }}
    >
      Content
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('The server took too long.')
  expect(screen.getByText('Request 7f3a')).not.toBeVisible()
  await userEvent.click(screen.getByText('Details'))
  expect(screen.getByText('Request 7f3a')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.queryByText('Content')).toBeNull()
})

const STALE = {
  kind: 'stale',
  at: Date.now(),
  isEmpty: false,
  onRefresh: () => undefined,
  isRefreshing: false,
} as const

test('stale figures stay visible and say how old they are', () => {
  render(
    <Page title="Overview" status={{ ...STALE, at: Date.now() - 3 * 60_000 }}>
      Content
    </Page>,
  )
  expect(screen.getByText('Content')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    /Updated 3 min\. ago\. Couldn't load the latest figures/,
  )
})

test.each([
  { ...STALE, isEmpty: true },
  { kind: 'offline', at: Date.now(), isEmpty: true },
] as const)('an empty state stays visible while the data is $kind', (status) => {
  render(
    <ContentState status={status} empty="No results">
      Content
    </ContentState>,
  )
  expect(screen.getByText('No results')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Updated')
  expect(screen.queryByText('Content')).toBeNull()
})

test('while loading the page has its heading, and a status for screen readers', () => {
  render(<Page title="Overview" status={{ kind: 'loading' }} skeleton={<span />} />)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
})

test('offline shows the offline state', () => {
  render(<Page title="Overview" status={{ kind: 'offline' }} />)
  expect(screen.getByRole('heading', { name: "You're offline" })).toBeVisible()
})
