/** All browser storage keys of the console. Keys given by the requirements are marked. */
export const STORAGE_KEY = {
  accessToken: 'access-token', // requirements 3
  refreshToken: 'refresh-token', // requirements 3
  deviceToken: 'device-token',
  storedAccounts: 'stored-accounts',
  theme: 'theme', // requirements 1
  language: 'i18nextLng', // requirements 9
  sessionEpoch: 'session-epoch',
  tokenEpoch: 'token-epoch',
  refreshLease: 'refresh-lease',
  creatorInFocus: 'creator-in-focus', // in session storage
  /** Followed by the user's id. */
  drafts: 'drafts',
  /** Followed by the user's and the message's id. */
  outbox: 'outbox',
  /** Followed by the channel's id. */
  outboxLease: 'outbox-lease',
  /** Followed by the user's id. */
  userValues: 'user-values',
  unfinishedUploads: 'unfinished-uploads', // in session storage
  reloadedForVersion: 'reloaded-for-version',
  country: 'country',
  pushDevice: 'push-device',
  pushLease: 'push-lease',
} as const

export const LANGUAGE_COOKIE = 'i18next' // requirements 9
