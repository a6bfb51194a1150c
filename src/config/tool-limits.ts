/** Our own limits of the creator tools, where the requirements give none; sign-in loads none of them. */

export const VOICE_MAX_MS = 5 * 60_000 // screens S11
export const UPLOAD_MAX_BYTES = { image: 100 * 2 ** 20, audio: 100 * 2 ** 20, video: 4 * 2 ** 30 } as const
export const UPLOADS_CONCURRENT_MAX = 3
/** Safari on phones renders nothing on a larger canvas. */
export const CANVAS_MAX_PIXELS = 16_777_216
export const CANVAS_MAX_SIDE = 8192
/** An upload without progress for this long has failed and can be retried. */
export const UPLOAD_STALL_TIMEOUT_MS = 30_000
/** A sent message can be undone for this long (screens S11), unless the user sets another time. */
export const UNDO_SEND_MS = 5000
/** The undo times a user may set, in seconds (screens S22). */
export const UNDO_SEND_CHOICES_S = [0, 5, 10] as const
/** Extra wait after the undo time, so that an undo in another tab is visible here. */
export const OUTBOX_SETTLE_MS = 250
/** A message unsent for longer is not sent without asking. */
export const OUTBOX_CONFIRM_AFTER_MS = 12 * 60 * 60_000
/** A send without a response after this is retried with the same key. */
export const SEND_TIMEOUT_MS = 20_000
/** How many conversations one change takes. */
export const CHANNELS_PER_UPDATE_MAX = 500
/** Maximum length of a message, in characters. */
export const MESSAGE_MAX_CHARACTERS = 5000
/** A reminder of an offer is one line. */
export const BUMP_MAX_LENGTH = 200
export const SCRIPT_NAME_MAX_LENGTH = 80
export const SCRIPT_MAX_STEPS = 20
/** A text field shows its counter this many characters before its limit. */
export const COUNTER_THRESHOLD_CHARACTERS = 200
/** Number of latest messages of a thread that are checked for need of care. */
export const CARE_LOOKBACK_MESSAGES = 30
/** How long a fan who may be in need gets extra care: nothing is sold, no mass messages. */
export const CARE_DURATION_MS = 72 * 3_600_000
/** Debounce for saving a draft to disk. */
export const DRAFT_DISK_DEBOUNCE_MS = 250
/** Debounce for saving a draft to the server (screens S11). */
export const DRAFT_SERVER_DEBOUNCE_MS = 1000
/** A lock lasts 45 s and is renewed while its holder types (screens S11). */
export const LOCK_RENEW_EVERY_MS = 20_000
/** How often we report typing to others. */
export const TYPING_REPORT_EVERY_MS = 5000
/** Typing has stopped after this long without a key press. */
export const TYPING_TIMEOUT_MS = 4000
/** How long others show that someone types: the stop may come this long after the last report, with a second on its way. */
export const TYPING_SHOWN_MS = TYPING_REPORT_EVERY_MS + TYPING_TIMEOUT_MS + 1000
/** Chart colors to choose from for a label or a category. */
export const TONE_COUNT = 7
export const FAN_NICKNAME_MAX_LENGTH = 60
export const FAN_NOTE_MAX_LENGTH = 10_000
export const FAN_FOLLOW_UP_MAX_LENGTH = 500
/** One entry in the timeline of staff notes. */
export const FAN_NOTE_ENTRY_MAX_LENGTH = 2000
export const REPORT_REASON_MAX_LENGTH = 1000

export const GROUP_NAME_MAX_LENGTH = 60
export const GROUP_DESCRIPTION_MAX_LENGTH = 1000
export const GROUP_RULES_MAX_LENGTH = 2000
