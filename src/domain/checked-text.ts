import * as v from 'valibot'

declare const passed: unique symbol

/**
 * A message text that passed the crisis check, or that its writer chose to send after seeing help (spec 5).
 * Every call that sends text requires it, so that an unchecked send does not compile (decision 22).
 */
export type CheckedText = string & { readonly [passed]: true }

/** For the requests of sending calls. On the wire it is plain text. */
export const CheckedText = v.custom<CheckedText>((value) => typeof value === 'string')

/** What a fan reads in place of the text passed the check as well. */
export const CheckedTranslation = v.object({ text: CheckedText, from: v.string(), to: v.string() })
