import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { ComposerStore } from './composer-store'
import { registerComposerStore } from './insert-into-composer'

vi.mock('../../next-chat/use-next-chat', () => ({ takeJustOpened: () => true }))

/** The composer of a chat that opens as the next one. */
function NextChat() {
  const store = new ComposerStore('creator-01', undefined, {})
  return (
    <textarea
      aria-label="Message"
      ref={(field) => {
        store.attachField(field)
        return registerComposerStore('channel-1', store)
      }}
    />
  )
}

it('takes the focus', () => {
  render(<NextChat />)
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus()
})

it('leaves the focus in a dialog that opened meanwhile', () => {
  const { rerender } = render(<div role="dialog" tabIndex={-1} aria-label="Palette" />)
  screen.getByRole('dialog').focus()
  rerender(
    <>
      <div role="dialog" tabIndex={-1} aria-label="Palette" />
      <NextChat />
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Message' })).not.toHaveFocus()
})
