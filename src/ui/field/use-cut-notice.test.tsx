import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'
import { TextArea } from './text-area'
import { TextField } from './text-field'

beforeAll(() => startTestI18n())

function Fields() {
  const [name, setName] = useState('Rooftop')
  return (
    <>
      <TextField
        label="Name"
        hint="As fans see it"
        maxLength={10}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextArea label="Note" maxLength={5} />
      <button type="button" onClick={() => setName('')}>
        Send
      </button>
    </>
  )
}

it.each(['Name', 'Note'])('a pasted text that does not fit %s is cut, which its hint says', async (label) => {
  const user = userEvent.setup()
  render(<Fields />)
  const field = screen.getByRole('textbox', { name: label })
  await user.clear(field)
  await user.click(field)
  await user.paste('1234567890abc')
  expect(field).toHaveAccessibleDescription('The text was longer than this field and was cut.')
  await user.type(field, '{Backspace}')
  expect(field).not.toHaveAccessibleDescription(/was cut/)
})

it('a pasted text that fits, also in place of a selection, keeps the hint', async () => {
  const user = userEvent.setup()
  render(<Fields />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await user.click(field)
  field.setSelectionRange(0, 7)
  await user.paste('1234567890')
  expect(field).toHaveValue('1234567890')
  expect(field).toHaveAccessibleDescription('As fans see it')
})

it('a field that holds another text since says nothing', async () => {
  const user = userEvent.setup()
  render(<Fields />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  await user.click(field)
  await user.paste(' by the sea')
  expect(field).toHaveAccessibleDescription(/was cut/)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(field).toHaveAccessibleDescription('As fans see it')
})

it('line breaks that a browser drops or shortens count as it does', async () => {
  const user = userEvent.setup()
  render(<Fields />)
  await user.clear(screen.getByRole('textbox', { name: 'Name' }))
  for (const [label, text] of [
    ['Name', '12345\r\n67890\r\n'],
    ['Note', '12\r\n45'],
  ] as const) {
    const field = screen.getByRole('textbox', { name: label })
    await user.click(field)
    await user.paste(text)
    expect(field).not.toHaveAccessibleDescription(/was cut/)
  }
})
