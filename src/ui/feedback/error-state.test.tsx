import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'

import { Banner } from './banner'
import { ErrorState } from './error-state'

beforeAll(() => startTestI18n())

it('focus stays in the dialog when its Retry button unmounts', () => {
  const drawn = (hasFailed: boolean) => (
    <div role="dialog" aria-label="Scripts" tabIndex={-1}>
      {hasFailed && <ErrorState onRetry={() => undefined} />}
    </div>
  )
  const { rerender } = render(drawn(true))
  screen.getByRole('button').focus()
  rerender(drawn(false))
  expect(screen.getByRole('dialog')).toHaveFocus()
})

const failed = () => <ErrorState onRetry={() => undefined} />
const stale = () => <Banner onRetry={() => undefined}>Offline</Banner>
const dismissable = () => <Banner onDismiss={() => undefined}>Offline</Banner>

it.each([
  ['Retry of an error', failed],
  ['Retry of a notice', stale],
  ['Dismiss of a notice', dismissable],
])('the page heading has the focus once the button unmounts: %s', (_, notice) => {
  const page = (isShown: boolean) => (
    <main>
      <h1 tabIndex={-1}>Overview</h1>
      {isShown && notice()}
    </main>
  )
  const { rerender } = render(page(true))
  screen.getByRole('button').focus()
  rerender(page(false))
  expect(screen.getByRole('heading')).toHaveFocus()
})
