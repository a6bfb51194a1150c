/** The log of the chat around or beside an element: it takes the focus of what leaves (`usePassFocusOn`). */
export const chatLogOf = (element: Element): Element | null | undefined =>
  element.closest('section')?.querySelector('[role=log]')
