import { type RefObject, useEffect } from 'react'

import { latinDigits } from '@/lib/text/latin-digits'

/**
 * Converts digits of other keyboards: segments accept only the locale's digits, and ours are Latin in every
 * language.
 */
export function useLatinDigits(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = field.current
    if (!element) return undefined
    const translate = (event: InputEvent) => {
      const latin = event.data === null ? null : latinDigits(event.data)
      if (latin === event.data || event.inputType === 'insertCompositionText') return
      event.preventDefault()
      event.stopPropagation()
      const { inputType } = event
      event.target?.dispatchEvent(
        new InputEvent('beforeinput', { data: latin, inputType, bubbles: true, cancelable: true }),
      )
    }
    element.addEventListener('beforeinput', translate, true)
    return () => element.removeEventListener('beforeinput', translate, true)
  }, [field])
}
