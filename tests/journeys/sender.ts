import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { useCrisisHold } from '@/features/crisis'

/** A composer of the test's own: what it sends goes through the hold that every sender of the console uses. */
function Sender() {
  const hold = useCrisisHold()
  const [text, setText] = useState('')
  const [sent, setSent] = useState<string[]>([])
  const send = async () => {
    const checked = await hold(text)
    if (checked === undefined) return
    setSent((before) => [...before, checked])
    setText('')
  }
  return createElement(
    'div',
    null,
    createElement('textarea', {
      'aria-label': 'Test message',
      value: text,
      onChange: (event: { target: { value: string } }) => setText(event.target.value),
    }),
    createElement('button', { type: 'button', onClick: () => void send() }, 'Send test message'),
    createElement(
      'ul',
      { 'aria-label': 'Sent' },
      sent.map((one, index) => createElement('li', { key: index }, one)),
    ),
  )
}

/** Puts the composer on the page that loads this module. */
export function mountSender(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Sender))
}
