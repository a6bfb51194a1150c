/** Every name the console keeps something under in the browser. Names the spec gives are marked. */
export const STORAGE_KEY = {
  accessToken: 'access-token', // spec 3
  refreshToken: 'refresh-token', // spec 3
  deviceToken: 'device-token',
  storedAccounts: 'stored-accounts',
  theme: 'theme', // spec 1
  language: 'i18nextLng', // spec 9
  sessionEpoch: 'session-epoch',
  tokenEpoch: 'token-epoch',
  refreshLease: 'refresh-lease',
  creatorInFocus: 'creator-in-focus', // of this tab alone
  /** With the user's id behind it. */
  drafts: 'drafts',
  /** With the user's id and the message's behind it. */
  outbox: 'outbox',
  /** With the channel's id behind it. */
  outboxLease: 'outbox-lease',
  /** With the user's id behind it. */
  channelSort: 'channel-sort',
  /** With the user's id behind it. */
  promptsLater: 'prompts-later',
  /** With the user's id behind it. */
  vaultTile: 'vault-tile',
  unfinishedUploads: 'unfinished-uploads', // of this tab alone
  reloadedForVersion: 'reloaded-for-version',
  clockNotice: 'clock-notice',
  country: 'country',
} as const

export const LANGUAGE_COOKIE = 'i18next' // spec 9
