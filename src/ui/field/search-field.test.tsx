import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'
import { SearchField } from './search-field'

beforeAll(() => startTestI18n())

function Search() {
  const [value, setValue] = useState('')
  return <SearchField name="Search people" value={value} onChange={setValue} />
}

it('has the focus after its button has cleared it', async () => {
  const user = userEvent.setup()
  render(<Search />)
  const field = screen.getByRole('searchbox', { name: 'Search people' })
  await user.type(field, 'ana')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'keeps its text when Escape ends a composition: %o',
  async (press) => {
    const user = userEvent.setup()
    render(<Search />)
    const field = screen.getByRole('searchbox', { name: 'Search people' })
    await user.type(field, 'ana')
    fireEvent.keyDown(field, { key: 'Escape', ...press })
    expect(field).toHaveValue('ana')
  },
)

it('does not send the form around it with Enter', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const user = userEvent.setup()
  render(
    <form onSubmit={onSubmit}>
      <Search />
      <button type="submit">Send</button>
    </form>,
  )
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'ana{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
