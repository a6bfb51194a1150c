/**
 * Names and addresses that fail, so that every failure can be seen in the running console as well as in tests. Type one
 * into the field for a name, a code or an address.
 */
export const SENTINEL = {
  /** Signing in with it: the server breaks (500). */
  brokenLogin: 'broken@northlight.agency',
  /** Signing in with it: throttled at once (429, 30 s). */
  throttledLogin: 'throttled@northlight.agency',
  /** Signing in with it, a chatter of the seed: the current user comes without `chatterPermissions`. */
  withoutPermissions: 'jonas@northlight.agency',
  /** Signing in with it: an account that has not agreed to the terms. */
  withoutTerms: 'terms@northlight.agency',
  /** Signing in with it: an account for which a username is reserved. */
  reservedName: 'reserved@northlight.agency',
  /** Signing in with it: an account whose age is not confirmed. */
  unknownAge: 'age@northlight.agency',
  /** As a username: taken. */
  takenUsername: 'taken',
  /** As an email to change to: belongs to another person (422). */
  takenEmail: 'taken@northlight.agency',
  /** As a phone number: refused in an answer of 200, as spec 7 shows (`optional error`). */
  refusedPhone: '+10000000000',
  /** As an invitation code: was open once. */
  expiredInvitation: 'NORTH-0000',
  /** As an invitation code: its sign-in leads to the person's own statistics. */
  invitationToStatistics: 'NORTH-1357',
  /** As a code: too old. */
  expiredCode: '000000',
  /** As a feedback text, or as notes of a creator: the server breaks (500). */
  brokenText: 'fail 500',
  /** As notes of a creator: a colleague was faster (409). */
  staleText: 'fail 409',
} as const
