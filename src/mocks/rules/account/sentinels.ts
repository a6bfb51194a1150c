/**
 * Names and addresses that fail, so that every failure can be seen in the running console. Type one into
 * the field for a name, a code or an address.
 */
export const SENTINEL = {
  /** As a sign-in: the server breaks (500). */
  brokenLogin: 'broken@northlight.agency',
  /** As a sign-in: throttled at once (429, 30 s). */
  throttledLogin: 'throttled@northlight.agency',
  /** As a sign-in, a seeded chatter: the current user comes without `chatterPermissions`. */
  withoutPermissions: 'jonas@northlight.agency',
  /** As a sign-in: an account that has not agreed to the terms. */
  withoutTerms: 'terms@northlight.agency',
  /** As a sign-in: an account with a reserved username. */
  reservedName: 'reserved@northlight.agency',
  /** As a sign-in: an account whose age is not confirmed. */
  unknownAge: 'age@northlight.agency',
  /** As a username: taken. */
  takenUsername: 'taken',
  /** As an email to change to: belongs to another person (422). */
  takenEmail: 'taken@northlight.agency',
  /** As a phone number: rejected in a 200 response (`optional error`, requirements 7). */
  refusedPhone: '+10000000000',
  /** As an invitation code: expired. */
  expiredInvitation: 'NORTH-0000',
  /** As an invitation code: its sign-in leads to the person's own statistics. */
  invitationToStatistics: 'NORTH-1357',
  /** As a code: expired. */
  expiredCode: '000000',
  /** As a feedback text, or as notes of a creator: the server breaks (500). */
  brokenText: 'fail 500',
  /** As notes of a creator: a conflict with a colleague's edit (409). */
  staleText: 'fail 409',
} as const
