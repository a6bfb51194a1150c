/**
 * A ref for the text of a part that replaces another: when the focused control left the page with the old part, the
 * focus moves here. On the body it would lose the keys of the dialog around it, and the reader's place.
 */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus()
}
