import * as v from 'valibot'

import { orElse } from '@/lib/lenient-schema'
import { readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

/** A user's recent emojis, newest first and without tone, and their preferred tone. */
const EmojiPreferences = v.object({
  recent: orElse(v.array(v.string()), []),
  tone: orElse(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 0),
})
export interface EmojiPreferences extends v.InferOutput<typeof EmojiPreferences> {}

const MAX_RECENT = 27

// Stored like drafts: under the user's own key, removed at logout (decisions 12).
const STORAGE_NAME = 'emoji'

export function readEmojiPreferences(userId: string): EmojiPreferences {
  const read = v.safeParse(EmojiPreferences, readLocalDraft(userId, STORAGE_NAME) ?? {})
  return read.success ? read.output : { recent: [], tone: 0 }
}

export function recordEmoji(userId: string, char: string): void {
  const { recent, tone } = readEmojiPreferences(userId)
  saveLocalDraft(userId, STORAGE_NAME, {
    recent: [char, ...recent.filter((it) => it !== char)].slice(0, MAX_RECENT),
    tone,
  })
}

export const recordTone = (userId: string, tone: number): void =>
  saveLocalDraft(userId, STORAGE_NAME, { ...readEmojiPreferences(userId), tone })
