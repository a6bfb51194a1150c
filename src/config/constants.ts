/** Business constants and limits of requirements 9, in that order. Names contain the units. */

export const BREAKPOINT_PX = {
  xxs: 360,
  xs: 475,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  '2xl': 1536,
  '3xl': 1920,
} as const
/** Windows lower than this have "short height". */
export const SHORT_HEIGHT_BELOW_PX = 560

export const ROUTE_PROGRESS_DELAY_MS = 500
export const CRISIS_DIALOG_RESET_MS = 3000
export const UPLOAD_CANCEL_WAIT_MS = 1000
export const TAB_CHANGE_DELAY_MS = 250
/** Top tabs show 99+ above this. */
export const BADGE_CAP = 99
/** Small badges of the bottom bar show 9+ above this. */
export const SMALL_BADGE_CAP = 9

export const TOKEN_CHECK_EVERY_MS = 4 * 60_000
/** Strict: a token valid for exactly this long is not fresh (decisions 2). */
export const ACCESS_TOKEN_FRESH_FOR_MS = 5 * 60_000
export const QUERY_STALE_AFTER_MS = 5 * 60_000
export const QUERY_GC_AFTER_MS = 5 * 60_000
export const SUSPENSE_MIN_STALE_MS = 1000
/** Queries only, and never on a 4xx (requirements 8, decisions 24). */
export const QUERY_RETRIES = 3
export const TOAST_CLOSE_AFTER_MS = 5000
export const CLOCK_TICK_MS = 1000
export const STORED_ACCOUNT_MIN_AUT_LENGTH = 10
export const COUNTRY_LOOKUP_CACHE_MS = 24 * 60 * 60_000
export const MODAL_HEIGHT_ANIMATION_MS = 100
export const MODAL_OVERFLOW_RESET_MS = 150
export const ICON_PX = { xxs: 12, xs: 16, sm: 20, md: 24, lg: 28 } as const

/**
 * Version polling (requirements 7, decisions 25): first poll, after a failure, while a new version is known,
 * and otherwise.
 */
export const VERSION_POLL_MS = { first: 5000, afterFailure: 2000, whileNew: 20_000, usual: 60_000 } as const

/* Below: our own values where the requirements give none. */

/** A call without a response after this fails as a network failure. */
export const REQUEST_TIMEOUT_MS = 60_000
/** `Retry-After` is respected up to this (decisions 31). */
export const RETRY_AFTER_MAX_MS = 60_000
/** A longer delay does not keep a skeleton: the query fails at once and shows when it retries. */
export const HIDDEN_RETRY_AFTER_MAX_MS = 5000
/** A creator's token is refreshed this long before it expires. */
export const CREATOR_TOKEN_RENEW_BEFORE_MS = 5 * 60_000
/** Skeletons appear only after this, so that fast responses do not flash. */
export const SKELETON_DELAY_MS = 150
export const HEARTBEAT_EVERY_MS = 60_000
export const IDLE_DEFAULT_MS = 20 * 60_000
export const IDLE_MIN_MS = 5 * 60_000
export const IDLE_MAX_MS = 120 * 60_000
/** Typing while off duty shows a reminder at most this often (screens S20). */
export const OFF_DUTY_REMINDER_EVERY_MS = 60 * 60_000
export const IDLE_ANSWER_TIMEOUT_MS = 2 * 60_000
/** Drafts of a session that ended against the user's will are kept this long (decisions 12). */
export const ORPHAN_DRAFT_TTL_MS = 7 * 24 * 60 * 60_000
/** Maximum wait at logout for saving drafts and for the server's response (decisions 12). */
export const LOGOUT_SAVE_TIMEOUT_MS = 2000
export const UNREAD_POLL_MS = 20_000
/** While the event stream covers the creator in focus. */
export const UNREAD_POLL_LIVE_MS = 60_000
export const PASSWORD_MIN_LENGTH = 10
export const CODE_LENGTH = 6
/** The user may request a new sign-in code after this. */
export const CODE_RESEND_AFTER_MS = 30_000
/** Narrower windows show the composer's tools behind one button. */
export const TOOLS_FOLD_BELOW_PX = 480
