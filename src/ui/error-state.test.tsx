import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ErrorState } from './error-state'

it('whoever pressed Retry in a dialog stays in it when the button goes', () => {
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
