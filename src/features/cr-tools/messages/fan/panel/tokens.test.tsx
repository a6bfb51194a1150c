import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'

import { startTestI18n } from '../../../../../../tests/support/i18n'
import { AddToken, type Token } from './tokens'

beforeAll(() => startTestI18n())

const ALL: Token[] = ['Birthday', 'Night shift', 'Regular'].map((name) => ({ id: name, name }))

const onAdd = vi.fn<(id: string) => void>()

function Labels() {
  const [added, setAdded] = useState<string[]>([])
  return (
    <AddToken
      label="Add a label"
      others={ALL.filter(({ id }) => !added.includes(id))}
      onAdd={(id) => {
        onAdd(id)
        setAdded((before) => [...before, id])
      }}
    />
  )
}

it('several tokens are added without leaving the field', async () => {
  const user = userEvent.setup()
  render(<Labels />)
  const field = () => screen.getByRole('combobox', { name: 'Add a label' })
  await user.click(field())
  await user.keyboard('birth{ArrowDown}{Enter}')
  expect(onAdd).toHaveBeenLastCalledWith('Birthday')
  await user.keyboard('nig')
  expect(field()).toHaveValue('nig')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onAdd).toHaveBeenLastCalledWith('Night shift')
  expect(field()).toHaveValue('')
})
