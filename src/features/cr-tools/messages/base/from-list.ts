/** Router state of a URL opened from the list: Back then returns there without adding a history entry. */
export const FROM_LIST = { isFromList: true } as const

export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state && state.isFromList === true
