import type { Claims } from './token'

/** Account status levels by their number in the `ast` claim (requirements 4). */
export const ACCOUNT_STATUSES = {
  1: 'unverified',
  2: 'unlinked',
  3: 'pending_mfa',
  4: 'locked',
  100: 'anonymous',
  101: 'fan',
  102: 'creator',
  103: 'creator_plus',
} as const

export type AccountStatus = (typeof ACCOUNT_STATUSES)[keyof typeof ACCOUNT_STATUSES]

const BY_NUMBER = new Map<unknown, AccountStatus>(
  Object.entries(ACCOUNT_STATUSES).map(([number, name]) => [Number(number), name]),
)

/** The level in an access token. No token or an unknown level counts as signed out (decisions 6). */
export const accountStatusOf = (claims: Pick<Claims, 'ast'> | undefined): AccountStatus =>
  BY_NUMBER.get(claims?.ast) ?? 'anonymous'
