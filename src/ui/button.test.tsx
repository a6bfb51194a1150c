import type { IconNode } from 'lucide'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { Button } from './button'
import { IconButton } from './icon-button'

const GLYPH: IconNode = [['path', { d: 'M0 0h24' }]]

test('a disabled button stays focusable, gives its reason and does not act', async () => {
  const press = vi.fn()
  render(
    <Button disabledReason="A director can change this" onClick={press} type="submit">
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('A director can change this')
  await userEvent.tab()
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('A director can change this')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('a disabled submit button does not send its form', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" disabledReason="Fill in the name">
        Save
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})

test('a busy button keeps its name and ignores a second press', async () => {
  const press = vi.fn()
  render(
    <Button busy onClick={press}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(press).not.toHaveBeenCalled()
})

test('an icon button has an accessible name and exposes its pressed state', () => {
  render(<IconButton icon={GLYPH} name="Price" pressed />)
  expect(screen.getByRole('button', { name: 'Price', pressed: true })).toBeVisible()
})

test('a button keeps the focus when it becomes disabled, and when it can be pressed again', async () => {
  const save = (reason: string | undefined) => <Button disabledReason={reason}>Save</Button>
  const { rerender } = render(save(undefined))
  await userEvent.tab()
  rerender(save('Nothing has changed'))
  expect(screen.getByRole('button')).toHaveFocus()
  rerender(save(undefined))
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.queryByRole('tooltip')).toBeNull()
})
