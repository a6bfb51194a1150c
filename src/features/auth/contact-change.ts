import {
  confirmChangeEmail,
  confirmChangePhoneNumber,
  initiateChangeEmail,
  initiateChangePhoneNumber,
  resendChangeEmail,
  resendChangePhoneNumber,
} from '@/api/calls/account/auth'
import { ApiError } from '@/api/errors'
import { send } from '@/api/send'
import { latinDigits } from '@/lib/text/latin-digits'

import { looksLikeEmail } from './email'

/** How to change one contact method (requirements 7): the new one receives a code, which the user enters. */
export interface ContactChange {
  /** A lenient check: the server decides. */
  looksRight: (text: string) => boolean
  initiate: (text: string) => Promise<unknown>
  confirm: (confirmationCode: string) => Promise<unknown>
  resend: () => Promise<unknown>
}

/** `+49 170 123-4567` → `+491701234567` */
const bareNumber = (text: string): string => latinDigits(text.normalize('NFKC')).replaceAll(/[\s().-]/g, '')

/** An error may come in a 200 response (requirements 7, "optional error"): throws it like any other. */
async function initiatePhone(text: string): Promise<void> {
  const answer = await send(initiateChangePhoneNumber, { phoneNumber: bareNumber(text) })
  if (!answer?.error) return
  throw new ApiError('refused', {
    path: initiateChangePhoneNumber.path,
    status: 422,
    body: { statusCode: 422, message: answer.error },
  })
}

export const CONTACT_CHANGES: Record<'email' | 'phone', ContactChange> = {
  email: {
    looksRight: looksLikeEmail,
    initiate: (email) => send(initiateChangeEmail, { email: email.trim() }),
    confirm: (confirmationCode) => send(confirmChangeEmail, { confirmationCode }),
    resend: () => send(resendChangeEmail, undefined),
  },
  phone: {
    looksRight: (text) => /^\+\d{7,15}$/.test(bareNumber(text)),
    initiate: initiatePhone,
    confirm: (confirmationCode) => send(confirmChangePhoneNumber, { confirmationCode }),
    resend: () => send(resendChangePhoneNumber, undefined),
  },
}
