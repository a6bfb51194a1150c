import * as v from 'valibot'

declare const passed: unique symbol

/**
 * A message text that passed the crisis check, or whose writer chose to send it after seeing help
 * (requirements 5). Sending calls require it, so an unchecked send does not compile (decisions 22).
 */
export type CheckedText = string & { readonly [passed]: true }

/** For requests of sending calls and for messages stored in the outbox, which passed before: plain text to them. */
export const CheckedText = v.custom<CheckedText>((value) => typeof value === 'string')

/** The translation a fan reads passes the check as well. */
export const CheckedTranslation = v.object({ text: CheckedText, from: v.string(), to: v.string() })
