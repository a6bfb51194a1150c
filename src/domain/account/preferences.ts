import * as v from 'valibot'

import { UNDO_SEND_CHOICES_S } from '@/config/tool-limits'
import { flag, orElse } from '@/lib/lenient-schema'

/** Which key sends a message. */
export const SEND_KEYS = ['enter', 'mod_enter'] as const
export const SendKey = v.picklist(SEND_KEYS)
export type SendKey = (typeof SEND_KEYS)[number]

/** 12 or 24 hours, or the language's default. */
export const HOUR_CYCLES = ['auto', 'h12', 'h23'] as const
export const HourCycle = v.picklist(HOUR_CYCLES)
export type HourCycle = (typeof HOUR_CYCLES)[number]

/** For how many seconds a sent message can be undone. */
export const UndoSeconds = v.picklist(UNDO_SEND_CHOICES_S)
export type UndoSeconds = (typeof UNDO_SEND_CHOICES_S)[number]

/** Settings that sync between devices; theme and language stay in the browser. */
export const Preferences = v.object({
  sendKey: orElse(SendKey, 'enter'),
  undoSeconds: orElse(UndoSeconds, 5),
  shortcuts: orElse(v.boolean(), true),
  /** The person's own keys by shortcut id. */
  keys: orElse(v.record(v.string(), v.string()), {}),
  sounds: orElse(v.boolean(), true),
  reducedMotion: flag,
  mediaBlur: orElse(v.boolean(), true),
  hourCycle: orElse(HourCycle, 'auto'),
  /** The small feedback popup; its own button hides it for good. */
  feedbackPopup: orElse(v.boolean(), true),
  /** Hidden columns by table name. */
  hiddenColumns: orElse(v.record(v.string(), v.array(v.string())), {}),
})
export interface Preferences extends v.InferOutput<typeof Preferences> {}

export const PreferencesPatch = v.partial(
  v.object({
    sendKey: SendKey,
    undoSeconds: UndoSeconds,
    shortcuts: v.boolean(),
    keys: v.record(v.string(), v.string()),
    sounds: v.boolean(),
    reducedMotion: v.boolean(),
    mediaBlur: v.boolean(),
    hourCycle: HourCycle,
    feedbackPopup: v.boolean(),
    hiddenColumns: v.record(v.string(), v.array(v.string())),
  }),
)
