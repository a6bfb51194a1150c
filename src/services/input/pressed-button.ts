/**
 * Focuses each button as it is pressed, until the returned function is called. Safari leaves the focus on the page or
 * dialog around it, where an overlay that opens would return it; a field that keeps the focus keeps it.
 */
export function focusPressedButtons(): () => void {
  const focus = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button')
    const active = document.activeElement
    if (button && active instanceof HTMLElement && active.tabIndex < 0 && active.contains(button))
      button.focus({ preventScroll: true })
  }
  document.addEventListener('click', focus, { capture: true })
  return () => document.removeEventListener('click', focus, { capture: true })
}
