/** How someone leaves: deactivated accounts can come back, deleted ones cannot. */
export const LEAVE_KINDS = ['deactivate', 'delete'] as const
export type LeaveKind = (typeof LEAVE_KINDS)[number]

/** What people usually leave for; sent as these names, whatever the language. */
export const LEAVE_REASONS = ['new_job', 'pause', 'pay', 'tools', 'privacy', 'other'] as const
export type LeaveReason = (typeof LEAVE_REASONS)[number]

/** The server's limit for the reason as a whole. */
export const LEAVE_REASON_MAX = 1000
const SEPARATOR = ': '
/** What is left for the person's own words. */
export const LEAVE_TEXT_MAX =
  LEAVE_REASON_MAX - Math.max(...LEAVE_REASONS.map((name) => name.length + SEPARATOR.length))

/** The spec's call takes one text: the choice first, then the person's own words. */
export const deleteReasonOf = (reason: LeaveReason, text: string): string =>
  text === '' ? reason : reason + SEPARATOR + text
