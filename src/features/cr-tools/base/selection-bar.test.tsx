import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { Button } from '@/ui/button'

import { SelectionBar } from './selection-bar'

function Bar() {
  const [selected, setSelected] = useState(2)
  const clear = () => setSelected(0)
  const words = { all: 'Select all', selected: '2 selected', clear: 'Clear selection' }
  return (
    <SelectionBar name="Selection" selected={selected} shown={5} words={words} onAll={clear}>
      <Button onClick={clear}>Archive</Button>
    </SelectionBar>
  )
}

it.each(['Clear selection', 'Archive'])('keeps the focus when %s ends the selection', async (name) => {
  render(<Bar />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus()
})
