import type { ClipboardEvent } from 'react'
import type { DateFieldState, DateValue } from 'react-stately/useDateFieldState'

/** Parses text into a value; undefined for other text. */
export type ParseText = (text: string) => DateValue | undefined

/** Copies a field's value formatted in its language, and pastes dates and times; ignores other text. */
export const useClipboard = (state: DateFieldState, read: ParseText) => ({
  onCopy: (event: ClipboardEvent) => {
    if (!state.value) return
    event.preventDefault()
    event.clipboardData.setData(
      'text/plain',
      state.formatValue({}).replaceAll(/[\u2066-\u2069\u200e\u200f]/g, ''),
    )
  },
  onPaste: (event: ClipboardEvent) => {
    event.preventDefault()
    const value = read(event.clipboardData.getData('text/plain'))
    if (value) state.setValue(value)
  },
})
