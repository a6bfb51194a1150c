import { type ChangeEvent, type ClipboardEvent, useState } from 'react'

import { useTranslation } from '@/i18n/use-translation'

type TextControl = HTMLInputElement | HTMLTextAreaElement

interface TextControlProps<Control extends TextControl> {
  maxLength?: number | undefined
  onPaste?: ((event: ClipboardEvent<Control>) => void) | undefined
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined
}

const isPaste = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste'

/** Browsers cut a pasted text at `maxLength` without a word: says so until the person types on. */
export function useCutNotice<Control extends TextControl>({
  maxLength,
  onPaste,
  onChange,
}: TextControlProps<Control>) {
  const { t } = useTranslation('global')
  const [isCut, setCut] = useState(false)
  if (maxLength === undefined) return { notice: undefined, listeners: {} }
  return {
    notice: isCut ? t('field.cut') : undefined,
    listeners: {
      onPaste: (event: ClipboardEvent<Control>) => {
        const { value, selectionStart, selectionEnd } = event.currentTarget
        const staying = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
        setCut(staying + event.clipboardData.getData('text').length > maxLength)
        onPaste?.(event)
      },
      onChange: (event: ChangeEvent<Control>) => {
        if (!isPaste(event)) setCut(false)
        onChange?.(event)
      },
    },
  }
}
