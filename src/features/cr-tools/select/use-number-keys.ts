import { useEffect, useEffectEvent } from 'react'

/** Where a digit is text or chooses something else. */
const BUSY = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

const digitOf = (event: KeyboardEvent): number => {
  const isFree = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing)
  const isElsewhere = event.target instanceof Element && event.target.closest(BUSY) !== null
  return isFree && !isElsewhere && !event.defaultPrevented && /^[1-9]$/.test(event.key)
    ? Number(event.key)
    : 0
}

/** The keys 1 to 9 choose the first nine (screens S8); not while one types or something lies over the page. */
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
