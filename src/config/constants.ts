/** Spec section 9, in its order: every business constant and limit. Names carry the units. */

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
/** Windows lower than this are "short height". */
export const SHORT_HEIGHT_BELOW_PX = 560

export const ROUTE_PROGRESS_DELAY_MS = 500
export const CRISIS_DIALOG_RESET_MS = 3000
export const UPLOAD_CANCEL_WAIT_MS = 1000
export const TAB_CHANGE_DELAY_MS = 250
/** Top tabs show 99+ above this. */
export const BADGE_CAP = 99
/** The bottom bar's small badges show 9+ above this. */
export const SMALL_BADGE_CAP = 9

export const TOKEN_CHECK_EVERY_MS = 4 * 60_000
/** Strict: a token valid for exactly this long is not fresh any more (decision 2). */
export const ACCESS_TOKEN_FRESH_FOR_MS = 5 * 60_000
export const QUERY_STALE_AFTER_MS = 5 * 60_000
export const QUERY_GARBAGE_AFTER_MS = 5 * 60_000
export const SUSPENSE_MIN_STALE_MS = 1000
/** Reads alone, and never on a 4xx (spec 8, decision 24). */
export const QUERY_RETRIES = 3
export const TOAST_CLOSE_AFTER_MS = 5000
export const CLOCK_TICK_MS = 1000
export const STORED_ACCOUNT_MIN_AUT_LENGTH = 10
export const COUNTRY_LOOKUP_CACHE_MS = 24 * 60 * 60_000
export const MODAL_HEIGHT_ANIMATION_MS = 100
export const MODAL_OVERFLOW_RESET_MS = 150
export const ICON_PX = { xxs: 12, xs: 16, sm: 20, md: 24, lg: 28 } as const

/** Version polling (spec 7, decision 25): first look, look after a failure, look while a new version is known, usual look. */
export const VERSION_POLL_MS = { first: 5000, afterFailure: 2000, whileNew: 20_000, usual: 60_000 } as const

/* Below: this product's own figures, where the spec is silent. */

/** A call not answered by then fails as a network failure. */
export const REQUEST_TIMEOUT_MS = 60_000
/** `Retry-After` is followed up to this (decision 31). */
export const RETRY_AFTER_AT_MOST_MS = 60_000
/** A longer one is not waited for behind skeletons: the read fails at once and says when it is retried. */
export const HIDDEN_RETRY_AFTER_AT_MOST_MS = 5000
/** We refresh a creator's token this long before it expires. */
export const CREATOR_TOKEN_RENEWED_BEFORE_MS = 5 * 60_000
/** Skeletons appear only after this, so that quick answers don't flash. */
export const SKELETON_DELAY_MS = 150
export const HEARTBEAT_EVERY_MS = 60_000
export const IDLE_DEFAULT_MS = 20 * 60_000
export const IDLE_MIN_MS = 5 * 60_000
export const IDLE_LONGEST_MS = 120 * 60_000
/** Typing while off duty is reported this often at most (screens S20). */
export const OFF_DUTY_REMINDER_EVERY_MS = 60 * 60_000
export const IDLE_ANSWER_WITHIN_MS = 2 * 60_000
/** Drafts of a session that ended against the user's will stay this long (decision 12). */
export const ORPHAN_DRAFT_KEPT_MS = 7 * 24 * 60 * 60_000
/** Longest wait for drafts to reach the server, and for the server's word, at logout (decision 12). */
export const LOGOUT_SAVE_WITHIN_MS = 2000
export const UNREAD_POLL_MS = 20_000
/** While the event stream covers the creator in focus. */
export const UNREAD_POLL_LIVE_MS = 60_000
export const PASSWORD_MIN_LENGTH = 10
export const CODE_LENGTH = 6
/** The user may request a new sign-in code after this. */
export const CODE_RESEND_AFTER_MS = 30_000
/** Windows narrower than this show the composer's tools behind one button. */
export const TOOLS_FOLD_BELOW_PX = 480
export const VOICE_LONGEST_MS = 5 * 60_000 // screens S11
export const UPLOAD_MAX_BYTES = { image: 100 * 2 ** 20, audio: 100 * 2 ** 20, video: 4 * 2 ** 30 } as const
export const UPLOADS_AT_ONCE = 3
/** Safari on phones renders nothing on a larger canvas. */
export const CANVAS_MAX_PIXELS = 16_777_216
export const CANVAS_MAX_SIDE = 8192
/** Nothing moved for this long: the upload has failed and can be tried again. */
export const UPLOAD_STALLS_AFTER_MS = 30_000
/** A sent message can be taken back for this long (screens S11). */
export const UNDO_SEND_MS = 5000
/** After the undo time: what another tab took back in its last moment is seen here by then. */
export const OUTBOX_SETTLE_MS = 250
/** A message found unsent after this long is not sent without asking. */
export const OUTBOX_ASKS_AFTER_MS = 12 * 60 * 60_000
/** A send not answered by then is tried again with the same key. */
export const SEND_TIMEOUT_MS = 20_000
/** Longest wait between two tries of a send. */
export const SEND_RETRY_AT_MOST_MS = 30_000
/** A server that breaks this often over one message is not asked again unbidden. */
export const SEND_TRIES_AT_MOST = 6
/** Longest text of a message, in characters. */
export const MESSAGE_MAX_CHARACTERS = 5000
/** How many characters before its limit a text shows its counter. */
export const COUNTER_SHOWS_CHARACTERS = 200
/** How many of the last messages of a thread are looked at for one that may need care. */
export const CARE_LOOKS_BACK_MESSAGES = 30
/** How long a fan who may be in need is treated with care: nothing is sold, no mass message (crisis help, point 9). */
export const CARE_LASTS_MS = 72 * 3_600_000
/** A draft is on disk this long after a key. */
export const DRAFT_KEPT_AFTER_MS = 250
/** A draft is on the server this long after the last key (screens S11). */
export const DRAFT_SAVED_AFTER_MS = 1000
/** A lock lasts 45 s and is renewed while its holder types (screens S11). */
export const LOCK_RENEWED_EVERY_MS = 20_000
/** How often we report typing to others. */
export const TYPING_TOLD_EVERY_MS = 5000
/** Without a key for this long, typing has stopped. */
export const TYPING_ENDS_AFTER_MS = 4000
export const FAN_NICKNAME_MAX_LENGTH = 60
export const FAN_NOTE_MAX_LENGTH = 10_000
export const FAN_FOLLOW_UP_MAX_LENGTH = 500
/** One entry of the timeline of notes by staff. */
export const FAN_NOTE_ENTRY_MAX_LENGTH = 2000
export const REPORT_REASON_MAX_LENGTH = 1000

export const GROUP_NAME_MAX_LENGTH = 60
export const GROUP_DESCRIPTION_MAX_LENGTH = 1000
export const GROUP_RULES_MAX_LENGTH = 2000
