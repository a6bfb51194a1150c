import * as v from 'valibot'

/** Ways to get the second factor's code. */
export const MFA_METHODS = ['sms', 'email', 'app'] as const
export const MfaMethod = v.picklist(MFA_METHODS)
export type MfaMethod = (typeof MFA_METHODS)[number]
