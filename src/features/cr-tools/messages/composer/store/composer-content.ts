import { useSyncExternalStore } from 'react'

import type { OpenChannel } from '@/domain/chat/channel'
import type { Media } from '@/domain/vault/media'
import type { QuotedMessage } from '@/domain/chat/message'

import { EMPTY_DRAFT } from '../../../outbox/composer-draft'

/** The content of a message before it is sent. */
export interface ComposerContent {
  text: string
  /** Shown in place of the media until the fan buys them. */
  lockText: string | null
  media: readonly Media[]
  previewMediaIds: readonly string[]
  /** Cents; 0 is free. */
  price: number
  /** Text of the price field when it is not an amount: shown as an error, never sent. */
  unclearPrice: string | null
  /** The message it replies to. */
  replyTo: QuotedMessage | null
  scriptId: string | null
  scriptStep: number | null
  /** ISO; null to send at once. */
  scheduledAt: string | null
  /** `of`: the source text; the translation is not sent with any other. */
  translation: { text: string; from: string; to: string; of: string } | null
  /** Media the fan already owns, which are not sent twice. */
  ownedMediaIds: readonly string[]
  /** Whether that check is running or has failed. */
  ownedCheck: 'checking' | 'failed' | null
  /** Whether an upload or the like is still in progress. */
  isUploading: boolean
}

export const EMPTY_CONTENT: ComposerContent = {
  ...EMPTY_DRAFT,
  ownedMediaIds: [],
  ownedCheck: null,
  isUploading: false,
}

/** The content of the composer, outside React so that a key re-renders nothing. */
export interface ComposerHandle {
  readonly creatorId: string
  /** Undefined for a message to many fans. */
  readonly channel: OpenChannel | undefined
  getContent: () => ComposerContent
  update: (patch: Partial<ComposerContent>) => void
  /** Sets the text after a key; notifies listeners once the key is painted, then calls `onTold`. */
  setText: (text: string, onTold?: () => void) => void
  /** Inserts at the cursor, replacing the selection. */
  insert: (text: string, options?: { takesFocus?: boolean }) => void
  /** Calls back after changes, once for all keys of a frame. */
  subscribe: (listener: () => void) => () => void
  /** Ref callback for the text field. */
  attachField: (field: HTMLTextAreaElement | null) => void
  focus: () => void
}

/** The content that changes rarely. Read the text on demand, or derive a value with `useContentOf`. */
export type ContentWithoutText = Omit<ComposerContent, 'text'>

const contentCache = new WeakMap<ComposerHandle, ContentWithoutText>()

const isSame = (one: ContentWithoutText, other: ContentWithoutText): boolean =>
  Object.keys(one).every(
    (key) =>
      key === 'text' ||
      Object.is(one[key as keyof ContentWithoutText], other[key as keyof ContentWithoutText]),
  ) // its own keys

/** Returns the content without text; the same object while only the text changes. */
function contentWithoutText(desk: ComposerHandle): ContentWithoutText {
  const known = contentCache.get(desk)
  const content = desk.getContent()
  if (known && isSame(known, content)) return known
  contentCache.set(desk, content)
  return content
}

/** Returns the content without its text, which would re-render with every key: see `useContentOf`. */
export const useContent = (desk: ComposerHandle): ContentWithoutText =>
  useSyncExternalStore(desk.subscribe, () => contentWithoutText(desk))

/**
 * Returns a primitive derived from the content, such as whether it is empty; re-renders only when it changes.
 */
export const useContentOf = <T extends string | number | boolean | null | undefined>(
  desk: ComposerHandle,
  pick: (content: ComposerContent) => T,
): T => useSyncExternalStore(desk.subscribe, () => pick(desk.getContent()))
