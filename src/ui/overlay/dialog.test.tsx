import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'

import type { TrackedEvent } from '@/domain/page/tracked-event'
import { onTracked } from '@/services/telemetry/tracker'

import { startTestI18n } from '../../../tests/support/i18n'

import { Button } from '../button'
import { Dialog } from './dialog'

type DialogProps = ComponentProps<typeof Dialog>

function TestDialog(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Clock out Tom"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button kind="primary">Clock out</Button>
          </>
        }
        {...props}
      />
    </>
  )
}

const open = async (props: Partial<DialogProps> = {}) => {
  render(<TestDialog {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole(props.isAlert ? 'alertdialog' : 'dialog', { name: 'Clock out Tom' })
}
const close = vi.fn()
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

beforeAll(() => startTestI18n())

test('Escape closes a freely closable dialog and restores the focus', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await waitUntilClosed()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test('focus moves to the page heading when the opener has unmounted', async () => {
  const page = (hasOpener: boolean) => (
    <main>
      <h1 tabIndex={-1}>Inbox</h1>
      {hasOpener && <button type="button">Opener</button>}
    </main>
  )
  const dialog = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onClose={() => undefined} title="Clock out Tom" />
  )
  const { rerender } = render(page(true))
  screen.getByRole('button', { name: 'Opener' }).focus()
  rerender(
    <>
      {page(false)}
      {dialog(true)}
    </>,
  )
  await screen.findByRole('dialog')
  rerender(
    <>
      {page(false)}
      {dialog(false)}
    </>,
  )
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Inbox' })).toHaveFocus())
})

test('traps the focus while open', async () => {
  const dialog = await open()
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab()
    expect(dialog).toContainElement(document.activeElement as HTMLElement) // Focus is always on an element.
  }
})

function UnmountsOnPress() {
  const [isHere, setHere] = useState(true)
  return isHere ? <Button onClick={() => setHere(false)}>Next step</Button> : <p>Step two</p>
}

test('its keys work after the focused control unmounts', async () => {
  await open({ children: <UnmountsOnPress /> })
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }))
  expect(await screen.findByText('Step two')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitUntilClosed()
})

test('a blocking dialog closes only by its own buttons', async () => {
  const dialog = await open({ closing: 'block' })
  await userEvent.keyboard('{Escape}')
  expect(dialog).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitUntilClosed()
})

test('a warning dialog asks first; keeping stays, discarding closes', async () => {
  await open({ closing: 'warn' })
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Clock out Tom' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitUntilClosed()
})

test('its Cancel asks as the X does, and does nothing while closing is blocked', async () => {
  const own = { cancel: 'Cancel', actions: <Button>Clock out</Button> }
  const { rerender } = render(
    <Dialog isOpen closing="block" title="Clock out Tom" onClose={close} {...own} />,
  )
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
  expect(dialog).toBeInTheDocument()
  const act = screen.getByRole('button', { name: 'Clock out' })
  rerender(<Dialog isOpen closing="warn" title="Clock out Tom" onClose={close} {...own} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeInTheDocument()
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(close).toHaveBeenCalledOnce()
  expect(screen.getByText('Clock out', { selector: 'span' }).closest('button')).toBe(act)
})

test('a grave one starts on the least harmful button', async () => {
  await open({ isAlert: true })
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

test('emits modal-changed on open and close', async () => {
  const events: TrackedEvent[] = []
  const stop = onTracked((event) => events.push(event))
  await open({ trackedAs: 'clock-out' })
  await userEvent.keyboard('{Escape}')
  await waitUntilClosed()
  stop()
  expect(events).toEqual([
    { kind: 'modalChanged', facts: { name: 'clock-out', isOpen: true } },
    { kind: 'modalChanged', facts: { name: 'clock-out', isOpen: false } },
  ])
})
