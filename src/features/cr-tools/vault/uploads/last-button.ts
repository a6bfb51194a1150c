/** The last button of a row of uploads, which cancels or removes it: every row has it. */
export const lastButton = (row: Element | null) => [...(row?.querySelectorAll('button') ?? [])].at(-1)
