import * as v from 'valibot'

/** The levels of requirements 4. Suspicious shows a bar everywhere; locked redirects to /locked. */
export const SECURITY_STATUSES = ['none', 'suspicious', 'locked'] as const
export const SecurityStatus = v.picklist(SECURITY_STATUSES)
export type SecurityStatus = (typeof SECURITY_STATUSES)[number]
