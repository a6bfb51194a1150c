import * as v from 'valibot'

import { orElse } from '@/lib/lenient-schema'
import { userValue } from '@/services/storage/user-value'

/** A user's recent emojis, newest first and without tone, and their preferred tone. */
const EmojiPreferences = v.object({
  recent: orElse(v.array(v.string()), []),
  tone: orElse(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 0),
})

const MAX_RECENT = 27

const emojiPreferences = userValue('emoji', EmojiPreferences)

export const readEmojiPreferences = (userId: string) =>
  emojiPreferences.read(userId) ?? { recent: [], tone: 0 }

export function recordEmoji(userId: string, char: string): void {
  const { recent, tone } = readEmojiPreferences(userId)
  const others = recent.filter((it) => it !== char)
  emojiPreferences.save(userId, { recent: [char, ...others].slice(0, MAX_RECENT), tone })
}

export const recordTone = (userId: string, tone: number): void =>
  emojiPreferences.save(userId, { ...readEmojiPreferences(userId), tone })
