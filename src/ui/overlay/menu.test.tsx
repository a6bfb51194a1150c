import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'

import { Button } from '../button'
import { Dialog } from './dialog'
import { Menu, MenuChoices, MenuItem } from './menu'
import { Select } from '../field/select'

beforeAll(() => startTestI18n())

test('a menu opens from our own button by keyboard and runs the chosen item', async () => {
  const run = vi.fn()
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem>Reply</MenuItem>
      <MenuItem onAction={run}>Copy</MenuItem>
    </Menu>,
  )
  const trigger = screen.getByRole('button', { name: 'More' })
  expect(trigger).toHaveAttribute('aria-haspopup')
  trigger.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Reply' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(run).toHaveBeenCalledOnce()
})

test('a dialog that an item opens before the next frame gives the focus back to the button', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Menu trigger={<Button>More</Button>}>
          <MenuItem onAction={() => setTimeout(() => setOpen(true))}>Help</MenuItem>
        </Menu>
        {isOpen && <Dialog title="Help" trackedAs="test" onClose={() => setOpen(false)} />}
      </>
    )
  }
  render(<Page />)
  const trigger = screen.getByRole('button', { name: 'More' })
  for (let times = 0; times < 2; times += 1) {
    await userEvent.click(trigger)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Help' }))
    await screen.findByRole('dialog', { name: 'Help' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  }
})

test('a menu with a disabled button does not open', async () => {
  render(
    <Menu trigger={<Button disabledReason="Clock in first">More</Button>}>
      <MenuItem>Reply</MenuItem>
    </Menu>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  screen.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('an item with a reason is off, says it in place of its detail and does nothing', async () => {
  const run = vi.fn()
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem detail="From the vault" disabledReason="Clock in first" onAction={run}>
        Reply
      </MenuItem>
    </Menu>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const item = screen.getByRole('menuitem', { name: /Reply/ })
  expect(item).toHaveAttribute('aria-disabled', 'true')
  expect(item).toHaveTextContent('ReplyClock in first')
  await userEvent.click(item)
  expect(run).not.toHaveBeenCalled()
})

test('choices are radio items and expose the checked one', async () => {
  const choose = vi.fn()
  render(
    <Menu trigger={<Button>Theme</Button>}>
      <MenuChoices
        name="Theme"
        value="dark"
        onChange={choose}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    </Menu>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }))
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }))
  expect(choose).toHaveBeenCalledExactlyOnceWith('light')
})

test('a select has its label as name and emits the value', async () => {
  const choose = vi.fn()
  render(
    <Select
      label="Range"
      value="7"
      onChange={choose}
      options={[
        { value: '7', label: 'Last 7 days' },
        { value: '28', label: 'Last 28 days' },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days Range' }))
  await userEvent.click(screen.getByRole('option', { name: 'Last 28 days' }))
  expect(choose).toHaveBeenCalledExactlyOnceWith('28')
})
