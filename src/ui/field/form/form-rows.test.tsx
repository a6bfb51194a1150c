import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { AddRow, FormRow } from './form-rows'

const FULL = 3

function Links() {
  const [rows, setRows] = useState(['a', 'b', 'c'])
  return (
    <div>
      <p>Links</p>
      {rows.map((row) => (
        <FormRow
          key={row}
          removeName={`Remove ${row}`}
          onRemove={() => setRows((all) => all.filter((one) => one !== row))}
        >
          <input aria-label={row} />
        </FormRow>
      ))}
      <AddRow full={rows.length === FULL ? 'Full' : undefined} onAdd={() => setRows((all) => [...all, 'd'])}>
        Add
      </AddRow>
    </div>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

it('keeps the focus at the rows when one is removed: the next, the one before, at last the button that adds', async () => {
  const user = userEvent.setup()
  render(<Links />)
  await user.click(button('Remove c'))
  expect(button('Remove b')).toHaveFocus()
  await user.click(button('Remove a'))
  expect(button('Remove b')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(button('Add')).toHaveFocus()
})
