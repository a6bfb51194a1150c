import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'

import { CodeBoxes } from './code-boxes'

function TestCodeBoxes({ onFull, error }: { onFull: (code: string) => void; error?: string }) {
  const [code, setCode] = useState('')
  return <CodeBoxes label="Code" value={code} onChange={setCode} onFull={onFull} error={error} />
}

beforeAll(() => startTestI18n())

test('pasting fills all boxes and submits automatically', async () => {
  const full = vi.fn()
  render(<TestCodeBoxes onFull={full} />)
  await userEvent.click(screen.getByLabelText('Code'))
  await userEvent.paste(' 481-502 ')
  expect(full).toHaveBeenCalledExactlyOnceWith('481502')
  expect(screen.getByLabelText('Code')).toHaveValue('481502')
})

test('typing submits with the sixth digit and not before; letters are dropped', async () => {
  const full = vi.fn()
  render(<TestCodeBoxes onFull={full} />)
  await userEvent.type(screen.getByLabelText('Code'), '12a34 5')
  expect(full).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Code'), '6')
  expect(full).toHaveBeenCalledExactlyOnceWith('123456')
})

test('accepts digits of Arabic, Persian and full-width keyboards', async () => {
  const full = vi.fn()
  render(<TestCodeBoxes onFull={full} />)
  await userEvent.type(screen.getByLabelText('Code'), '٤٨۱۵０2')
  expect(full).toHaveBeenCalledExactlyOnceWith('481502')
})

test('submits a corrected code again but not the same one', async () => {
  const full = vi.fn()
  render(<TestCodeBoxes onFull={full} />)
  const field = screen.getByLabelText('Code')
  await userEvent.type(field, '1234567')
  expect(full).toHaveBeenCalledTimes(1)
  await userEvent.type(field, '{Backspace}9')
  expect(full).toHaveBeenLastCalledWith('123459')
})

test('offers autofill of the code from a message, and describes the field with its error', () => {
  render(<TestCodeBoxes onFull={() => {}} error="The code is wrong. Look again or ask for a new one." />)
  const field = screen.getByLabelText('Code')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/The code is wrong/)
})
