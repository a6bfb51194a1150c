/**
 * Whether a span has passed since a moment; a future moment means the clock was set back, and counts as
 * passed.
 */
export const hasElapsed = (since: number, spanMs: number, now: number): boolean =>
  now < since || now - since >= spanMs
