import * as v from 'valibot'

/** Spec 4. Suspicious shows a bar everywhere; locked goes to /locked. */
export const SECURITY_STATUSES = ['none', 'suspicious', 'locked'] as const
export const SecurityStatus = v.picklist(SECURITY_STATUSES)
export type SecurityStatus = (typeof SECURITY_STATUSES)[number]
