import type { Language } from '@/config/languages'
import { parseJson } from '@/lib/parse-json'

import { routeOfAddress, sameOriginPath } from '../page/return-path'
import { routeOptions } from '../page/routes'

/** What the server pushes while no page is open: counts and where they are, never a text or a name. */
export interface PushMessage {
  messages: number
  notifications: number
  path: string
}

/** The sentence of a count by plural category, with `{{count}}` for the number. */
type CountWords = Partial<Record<Intl.LDMLPluralRule, string>>

/** The words of one language that the worker carries. */
export interface PushWords {
  messages: CountWords
  notifications: CountWords
}

/** Messages of the worker to the console's pages. */
export type PushWorkerNote = { push: 'open'; path: string } | { push: 'changed' }

const FALLBACK_PATH = '/cr-tools/notifications'

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0

/** A path of a signed-in page on our origin; anything else, a logout too, leads to the notifications. */
export function pushedPath(value: unknown): string {
  const path = (typeof value === 'string' && sameOriginPath(value)) || FALLBACK_PATH
  const route = routeOfAddress(path)
  return route === undefined || routeOptions(route).needs === 'public' ? FALLBACK_PATH : path
}

/** Reads a payload; undefined for one that is malformed or counts nothing. */
export function parsePushMessage(payload: string | undefined): PushMessage | undefined {
  const read = parseJson(payload ?? null)
  if (typeof read !== 'object' || read === null) return undefined
  const { messages, notifications, path } = read as Record<keyof PushMessage, unknown> // each field is checked
  const counts = { messages: countOf(messages), notifications: countOf(notifications) }
  if (counts.messages + counts.notifications === 0) return undefined
  return { ...counts, path: pushedPath(path) }
}

/** The text of a notification: a line for each count. */
export function pushText(message: PushMessage, words: PushWords, language: Language): string {
  const rules = new Intl.PluralRules(language)
  const number = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  return (['messages', 'notifications'] as const)
    .filter((kind) => message[kind] > 0)
    .map((kind) => {
      const sentence = words[kind][rules.select(message[kind])] ?? words[kind].other ?? ''
      return sentence.replace('{{count}}', number.format(message[kind]))
    })
    .join('\n')
}
