import { type ChangeEvent, type ClipboardEvent, useRef, useState } from 'react'

import { useTranslation } from '@/i18n/use-translation'

type TextControl = HTMLInputElement | HTMLTextAreaElement

interface TextControlProps<Control extends TextControl> {
  maxLength?: number | undefined
  readOnly?: boolean | undefined
  value?: unknown
  onPaste?: ((event: ClipboardEvent<Control>) => void) | undefined
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined
}

const isPaste = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste'

/** What a browser pastes: one line into an input, and no carriage returns. */
const pastedText = ({ currentTarget, clipboardData }: ClipboardEvent<TextControl>): string =>
  clipboardData
    .getData('text')
    .replaceAll('\r\n', '\n')
    .replaceAll('\n', currentTarget instanceof HTMLTextAreaElement ? '\n' : '')

/** Browsers cut a pasted text at `maxLength` without a word: says so as long as the field holds what is left. */
export function useCutNotice<Control extends TextControl>(props: TextControlProps<Control>) {
  const { maxLength, readOnly = false, value, onPaste, onChange } = props
  const { t } = useTranslation('global')
  const isTooLong = useRef(false)
  const [cutText, setCutText] = useState<string>()
  if (maxLength === undefined || readOnly) return { notice: undefined, listeners: {} }
  const isCut = cutText !== undefined && (value === undefined || value === cutText)
  return {
    notice: isCut ? t('field.cut') : undefined,
    listeners: {
      onPaste: (event: ClipboardEvent<Control>) => {
        const { value: before, selectionStart, selectionEnd } = event.currentTarget
        const room = maxLength - before.length + (selectionEnd ?? 0) - (selectionStart ?? 0)
        isTooLong.current = pastedText(event).length > room
        // No change follows where nothing fits.
        if (isTooLong.current && room <= 0) setCutText(before)
        onPaste?.(event)
      },
      onChange: (event: ChangeEvent<Control>) => {
        setCutText(isPaste(event) && isTooLong.current ? event.currentTarget.value : undefined)
        onChange?.(event)
      },
    },
  }
}
