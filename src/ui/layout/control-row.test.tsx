import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'
import { ControlRow } from './control-row'

beforeAll(() => startTestI18n())

function Filters() {
  const [isSet, setIsSet] = useState(true)
  return (
    <ControlRow name="Filters" onClear={isSet && (() => setIsSet(false))}>
      <button type="button">Kinds</button>
      <button type="button">Days</button>
    </ControlRow>
  )
}

it('passes the focus on to its first control once the filters are cleared', async () => {
  const user = userEvent.setup()
  render(<Filters />)
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Kinds' })).toHaveFocus()
})
