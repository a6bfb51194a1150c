const CURRENT_USER =
  'email legalFullName userId username displayName verifiedIcon hasProfileImage agencyName agencyId roles chatterPermissions pages isRestricted displaySentBy'
const NOTES_RECORD =
  'agencyId name isHidden creatorAgencyId rate granularRates passesRate creator notes detailedNotes pg isNet earned createdAt'
const IN_CHATTER = '/api/internal/chatter'

/** Calls of requirements 7 by module: method, path, body, response. A dash means none, a question mark means not shown. */
export const REQUIRED_CALLS: Record<
  string,
  [method: string, path: string, body: string, response: string][]
> = {
  user: [
    ['POST', '/api/user/check/prompts', '?', 'usernameReservation tosAcceptedAt'],
    ['POST', '/api/user/deactivate', 'deleteReason', '?'],
    ['POST', '/api/user/delete', 'deleteReason', '?'],
    ['POST', '/api/user/get/censorship', '?', 'level'],
    ['GET', '/api/user/current-user', '-', CURRENT_USER],
    ['POST', '/api/user/display', 'userId username', '?'],
    ['POST', '/api/user/display-batch', 'userIds', 'displays'],
    ['POST', '/api/user/notes', 'otherUserId', '?'],
    ['POST', '/api/user/regional-info-batch', 'userIds', 'userIds keepChecking'],
    ['POST', '/api/user/get-username', 'userId', '?'],
    ['POST', '/api/user/username/validate', 'username', 'value'],
    ['GET', '/api/user/adult/flag', '-', '?'],
    ['POST', '/api/user/push/prompts', 'reservation tos', '?'],
    ['POST', '/api/user/active/refresh', '?', '?'],
    ['POST', '/api/user/creator/search', '?', 'creators'],
    ['POST', '/api/user/set/censorship', 'level', '?'],
    ['PATCH', '/api/user/set-display-name', 'displayName', '?'],
    ['PATCH', '/api/user/set-username', 'username', '?'],
    ['POST', '/api/user/status-settings/edit', 'online visible', '?'],
  ],
  auth: [
    ['POST', '/api/auth/confirm-change-email', 'confirmationCode', '?'],
    ['POST', '/api/auth/confirm-change-phone-number', 'confirmationCode', '?'],
    ['GET', '/api/auth/auth-flow-intent', '-', 'authFlowIntent'],
    ['GET', '/api/auth/auth-methods', '-', '?'],
    ['POST', '/api/auth/initiate-change-email', 'email', '?'],
    ['POST', '/api/auth/initiate-change-phone-number', 'phoneNumber', '?'],
    ['POST', '/api/auth/logout', 'deviceToken', '?'],
    ['GET', '/api/auth/logout-all-devices', '-', '?'],
    ['POST', '/api/auth/refresh', '-', 'accessToken refreshToken forceRefresh deviceToken'],
    ['POST', '/api/auth/remove-phone-number', '?', '?'],
    ['POST', '/api/auth/resend-change-email', '?', '?'],
    ['POST', '/api/auth/resend-change-phone-number', '?', '?'],
  ],
  'agency-util': [
    ['GET', '/api/agency-util/roles', '-', '?'],
    ['POST', '/api/agency-util/search/agency', '?', '?'],
  ],
  chatter: [
    ['POST', `${IN_CHATTER}/clock-in-status/clock-in`, '-', '?'],
    ['POST', `${IN_CHATTER}/clock-in-status/clock-out`, 'chatterWorkLogId', '?'],
    ['POST', `${IN_CHATTER}/clock-in-status/get`, '-', 'chatterWorkLog'],
    ['POST', `${IN_CHATTER}/chatter-unread`, '-', 'data'],
    ['POST', `${IN_CHATTER}/creator-is-pg/get`, '?', NOTES_RECORD],
    ['POST', `${IN_CHATTER}/creator-notes/get`, '?', NOTES_RECORD],
    ['POST', `${IN_CHATTER}/token`, '?', '?'],
    ['POST', `${IN_CHATTER}/creator-notes/update`, 'notes detailedNotes creatorId', '?'],
  ],
  version: [['GET', '/api/version', '-', 'apiVersion versionDecision extraInfo']],
  country: [['GET', '', '-', 'country ip']],
}
