import { useEffect, useEffectEvent } from 'react'

/** Elements in which a digit is text or already has a meaning. */
const BUSY = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

const digitOf = (event: KeyboardEvent): number => {
  const isFree = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing)
  const isElsewhere = event.target instanceof Element && event.target.closest(BUSY) !== null
  return isFree && !isElsewhere && !event.defaultPrevented && /^[1-9]$/.test(event.key)
    ? Number(event.key)
    : 0
}

/** Selects the first nine by the keys 1 to 9 (screens S8), except while typing or under an overlay. */
export function useNumberKeys(onDigit: (digit: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const digit = digitOf(event)
    if (digit > 0 && !event.repeat && document.querySelector('[role=dialog]') === null) onDigit(digit)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
