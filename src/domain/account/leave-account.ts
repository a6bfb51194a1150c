/** Ways to leave: a deactivated account can come back, a deleted one cannot. */
export const LEAVE_KINDS = ['deactivate', 'delete'] as const
export type LeaveKind = (typeof LEAVE_KINDS)[number]

/** Common reasons; sent as these names in every language. */
export const LEAVE_REASONS = ['new_job', 'pause', 'pay', 'tools', 'privacy', 'other'] as const
export type LeaveReason = (typeof LEAVE_REASONS)[number]

/** The server's limit for the whole reason. */
export const LEAVE_REASON_MAX = 1000
const SEPARATOR = ': '
/** What remains for the person's own text. */
export const LEAVE_TEXT_MAX =
  LEAVE_REASON_MAX - Math.max(...LEAVE_REASONS.map((name) => name.length + SEPARATOR.length))

/** The delete call takes one text: the reason first, then the person's own text. */
export const deleteReasonOf = (reason: LeaveReason, text: string): string =>
  text === '' ? reason : reason + SEPARATOR + text
