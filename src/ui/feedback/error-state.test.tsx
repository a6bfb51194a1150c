import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'

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
