/** The tab stop of the list of conversations, for what is beside the rows and unmounts with the focus. */
export const listTabStop = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-row][tabindex="0"]')
