import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { ComposerStore } from './store/composer-store'
import { MessageField } from './message-field'

const fieldOn = (composer: ComposerStore, onWrite?: (text: string) => void) => (
  <MessageField composer={composer} aria-label="Message" {...(onWrite && { onWrite })} />
)
const field = () => screen.getByRole('textbox', { name: 'Message' })

afterEach(() => vi.useRealTimers())

it('shows the text of another composer and writes only to that one', async () => {
  const [first, second] = [
    new ComposerStore('creator-1'),
    new ComposerStore('creator-2', undefined, { text: 'Left here' }),
  ]
  const { rerender } = render(fieldOn(first))
  await userEvent.type(field(), 'Hello')
  rerender(fieldOn(second))
  expect(field()).toHaveValue('Left here')
  await userEvent.type(field(), '!')
  expect([first.getContent().text, second.getContent().text]).toEqual(['Hello', 'Left here!'])
})

/** Types without a pause, so that no frame comes between two keys. */
const typeAtOnce = (...texts: readonly string[]) =>
  texts.forEach((value) => fireEvent.input(field(), { target: { value } }))

it('notifies once for keys of the same frame, after they are painted', async () => {
  const composer = new ComposerStore('creator-1')
  const [onWrite, heard] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()]
  composer.subscribe(heard)
  render(fieldOn(composer, onWrite))
  typeAtOnce('H', 'Hi')
  expect(composer.getContent().text).toBe('Hi')
  expect([heard, onWrite].map((one) => one.mock.calls.length)).toEqual([0, 0])
  await waitFor(() => expect(onWrite).toHaveBeenCalledExactlyOnceWith('Hi'))
  expect(heard).toHaveBeenCalledOnce()
})

it('notifies at once on a flush, and not again', () => {
  vi.useFakeTimers()
  const composer = new ComposerStore('creator-1')
  const onWrite = vi.fn<(text: string) => void>()
  render(fieldOn(composer, onWrite))
  typeAtOnce('H', 'Hi')
  composer.flush()
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('Hi')
  vi.runAllTimers()
  expect(onWrite).toHaveBeenCalledOnce()
})

it('does not report a text set by code as typed', () => {
  vi.useFakeTimers()
  const composer = new ComposerStore('creator-1')
  const onWrite = vi.fn<(text: string) => void>()
  render(fieldOn(composer, onWrite))
  composer.insert('🌊')
  expect(field()).toHaveValue('🌊')
  vi.runAllTimers()
  expect(onWrite).not.toHaveBeenCalled()
})
