import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'

import { Combobox } from './combobox'

beforeAll(() => startTestI18n())

const OPTIONS = [
  { value: 'm', label: 'Mila Hart' },
  { value: 's', label: 'Sol Marín' },
]

test('filters while typing, and chooses by arrows and Enter', async () => {
  const choose = vi.fn()
  render(<Combobox label="Creator" value={null} options={OPTIONS} onChange={choose} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Creator' }), 'mar')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(choose).toHaveBeenLastCalledWith('s')
})

test('says when there are no results', async () => {
  render(<Combobox label="Creator" value={null} options={OPTIONS} onChange={() => {}} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Creator' }), 'zzz')
  expect(screen.getByText('No results')).toBeInTheDocument()
})
