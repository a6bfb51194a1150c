import * as v from 'valibot'

import { orElse } from '@/lib/tolerant'
import { readDraft, saveDraft } from '@/services/drafts'

/** A user's recent emojis, newest first and without tone, and their preferred tone. */
const Habits = v.object({
  recent: orElse(v.array(v.string()), []),
  tone: orElse(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 0),
})
export interface Habits extends v.InferOutput<typeof Habits> {}

const MOST = 27

// Stored like drafts: under the user's own key, removed at logout (decisions 12).
const PLACE = 'emoji'

export function readHabits(userId: string): Habits {
  const read = v.safeParse(Habits, readDraft(userId, PLACE) ?? {})
  return read.success ? read.output : { recent: [], tone: 0 }
}

export function noteEmoji(userId: string, char: string): void {
  const { recent, tone } = readHabits(userId)
  saveDraft(userId, PLACE, { recent: [char, ...recent.filter((it) => it !== char)].slice(0, MOST), tone })
}

export const noteTone = (userId: string, tone: number): void =>
  saveDraft(userId, PLACE, { ...readHabits(userId), tone })
