import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'

import { moveItem } from '@/lib/reorder'

import { startTestI18n } from '../../../../tests/support/i18n'
import { AddRow, FormRow } from './form-rows'

beforeAll(() => startTestI18n())

const FULL = 3

function Links() {
  const [rows, setRows] = useState(['a', 'b', 'c'])
  return (
    <div>
      <p>Links</p>
      {rows.map((row, index) => (
        <FormRow
          key={row}
          removeName={`Remove ${row}`}
          onRemove={() => setRows((all) => all.filter((one) => one !== row))}
          move={{
            up: `Move ${row} up`,
            down: `Move ${row} down`,
            isFirst: index === 0,
            isLast: index === rows.length - 1,
            onMove: (by) => setRows((all) => moveItem(all, row, by)),
          }}
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
  await user.click(await screen.findByRole('button', { name: 'Remove c' }))
  expect(button('Remove b')).toHaveFocus()
  await user.click(button('Remove a'))
  expect(button('Remove b')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(button('Add')).toHaveFocus()
})

it('moves a row by its buttons, which keep the focus, and says where the order ends', async () => {
  const user = userEvent.setup()
  render(<Links />)
  const order = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))
  await user.click(await screen.findByRole('button', { name: 'Move a down' }))
  expect(order()).toEqual(['b', 'a', 'c'])
  expect(button('Move a down')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['b', 'c', 'a'])
  expect(button('Move a down')).toHaveFocus()
  expect(button('Move a down')).toHaveAccessibleDescription('This is the last one.')
  expect(button('Move b up')).toHaveAccessibleDescription('This is the first one.')
})
