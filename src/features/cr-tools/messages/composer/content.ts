import { useSyncExternalStore } from 'react'

import type { OpenChannel } from '@/domain/channel'
import type { Media } from '@/domain/media'
import type { Quote } from '@/domain/message'

import { EMPTY_DRAFT } from '../../composer-draft'

/** All that is about to be sent. */
export interface ComposerContent {
  text: string
  /** What shows in place of the media until they are bought. */
  lockText: string | null
  media: readonly Media[]
  previewMediaIds: readonly string[]
  /** Cents; 0 is free. */
  price: number
  /** The text of the price field when it is no amount: shown as an error, never sent. */
  unclearPrice: string | null
  /** The message that it answers. */
  replyTo: Quote | null
  scriptId: string | null
  scriptStep: number | null
  /** ISO; null to send at once. */
  scheduledAt: string | null
  /** `of`: the text that it translates; with another one it does not go. */
  translation: { text: string; from: string; to: string; of: string } | null
  /** Media that the fan already has, found by the tools: they are not sent twice. */
  ownedMediaIds: readonly string[]
  /** Whether that is still being checked, or could not be. */
  ownedCheck: 'checking' | 'failed' | null
  /** Something is still on its way into the message, such as an upload. */
  isUploading: boolean
}

export const EMPTY_CONTENT: ComposerContent = {
  ...EMPTY_DRAFT,
  ownedMediaIds: [],
  ownedCheck: null,
  isUploading: false,
}

/** The content of the composer, outside React so that a key re-renders nothing. */
export interface ComposerDesk {
  readonly creatorId: string
  /** Absent where a message is written to many. */
  readonly channel: OpenChannel | undefined
  read: () => ComposerContent
  change: (patch: Partial<ComposerContent>) => void
  /** The text after a key; listeners are notified once the key is painted. */
  write: (text: string, onTold?: () => void) => void
  /** Writes at the cursor, over what is selected. */
  insert: (text: string, options?: { takesFocus?: boolean }) => void
  /** Calls back after every change, the keys of one frame at once. */
  subscribe: (listener: () => void) => () => void
  /** Gives it the field it is written on; for a ref. */
  attach: (field: HTMLTextAreaElement | null) => void
  focus: () => void
}

/** What changes seldom of the content. For the text, read it when it is needed, or pick what is needed of it. */
export type SettledContent = Omit<ComposerContent, 'text'>

const settled = new WeakMap<ComposerDesk, SettledContent>()

const isSame = (one: SettledContent, other: SettledContent): boolean =>
  Object.keys(one).every(
    (key) =>
      key === 'text' || Object.is(one[key as keyof SettledContent], other[key as keyof SettledContent]),
  ) // keys of its own

/** The content but its text: stays the same object while only the text changes. */
function settledOf(desk: ComposerDesk): SettledContent {
  const known = settled.get(desk)
  const content = desk.read()
  if (known && isSame(known, content)) return known
  settled.set(desk, content)
  return content
}

/** The content without its text, which would re-render with every key (performance row 10): see `useContentOf`. */
export const useContent = (desk: ComposerDesk): SettledContent =>
  useSyncExternalStore(desk.subscribe, () => settledOf(desk))

/** A primitive derived from the content, such as whether it is empty: re-renders only when it changes. */
export const useContentOf = <T extends string | number | boolean | null | undefined>(
  desk: ComposerDesk,
  pick: (content: ComposerContent) => T,
): T => useSyncExternalStore(desk.subscribe, () => pick(desk.read()))
