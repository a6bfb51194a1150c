import { useSyncExternalStore } from 'react'

import type { OpenChannel } from '@/domain/chat/channel'
import { createEmitter } from '@/lib/store'
import { isBlank } from '@/lib/text/blank'

import { type DraftContent, type DraftKey, EMPTY_DRAFT, isSameDraft } from '../../../outbox/composer-draft'

/** What is known about the content: never stored, never sent. */
export interface ComposerChecks {
  /** Media the fan already owns, which are not sent twice. */
  ownedMediaIds: readonly string[]
  /** Whether that check is running or has failed. */
  ownedCheck: 'checking' | 'failed' | null
  isUploading: boolean
  hasFailedUpload: boolean
  /** Whether its translation is still to come. */
  isTranslationDue: boolean
  /** Whether an unhandled message of the fan may need care. */
  isSellingPaused: boolean
}

const NO_CHECKS: ComposerChecks = {
  ownedMediaIds: [],
  ownedCheck: null,
  isUploading: false,
  hasFailedUpload: false,
  isTranslationDue: false,
  isSellingPaused: false,
}

/** The content that changes rarely. Read the text on demand, or derive a value with `useContentOf`. */
export type ContentWithoutText = Omit<DraftContent, 'text'>

/**
 * Debounces notifications until after the key's frame, also on a slow device; the delay is too short to
 * notice.
 */
const NOTIFY_AFTER_MS = 50

/** A step of a script whose content was deleted is no longer in the message. */
const withoutDeletedStep = (content: DraftContent): DraftContent =>
  content.scriptId !== null && isBlank(content.text) && content.media.length === 0
    ? { ...content, scriptId: null, scriptStep: null }
    : content

/** The content of a composer, outside React, behind a field that keeps its own text: a key re-renders nothing. */
export class ComposerStore {
  readonly creatorId: string
  /** Whose text it is and in which channel; undefined for a message to many fans. */
  readonly draftKey: DraftKey | undefined
  #channel: OpenChannel | undefined
  #content: DraftContent
  /** The content as of the last change to more than its text. */
  #rest: ContentWithoutText
  #checks = NO_CHECKS
  #field: HTMLTextAreaElement | null = null
  readonly #changes = createEmitter()
  readonly #sends = createEmitter<[DraftContent]>()
  #notifyTimer: ReturnType<typeof setTimeout> | undefined
  #onNotified: (() => void) | undefined

  constructor(
    creatorId: string,
    channel?: OpenChannel,
    content: Partial<DraftContent> = {},
    draftKey?: DraftKey,
  ) {
    this.creatorId = creatorId
    this.draftKey = draftKey
    this.#channel = channel
    this.#content = { ...EMPTY_DRAFT, ...content }
    this.#rest = this.#content
    // The code of the check may still be loading, and unknown does not count as new.
    const isForFan = channel?.kind === 'direct' && channel.userId !== null
    if (isForFan && this.#content.media.length > 0) this.#checks = { ...NO_CHECKS, ownedCheck: 'checking' }
  }

  /** Undefined for a message to many fans. */
  get channel(): OpenChannel | undefined {
    return this.#channel
  }

  /** Sets newer data of the same channel. */
  setChannel(channel: OpenChannel): void {
    this.#channel = channel
  }

  getContent = (): DraftContent => this.#content
  getRest = (): ContentWithoutText => this.#rest
  getChecks = (): ComposerChecks => this.#checks

  /** Calls back after changes, once for all keys of a frame. */
  subscribe = this.#changes.subscribe

  /** Calls back with each message that has left for the outbox, after its content has. */
  onSent = this.#sends.subscribe
  sent = this.#sends.emit

  update = (patch: Partial<DraftContent>): void => this.#set({ ...this.#content, ...patch })

  noteChecks = (patch: Partial<ComposerChecks>): void => {
    const checks = { ...this.#checks, ...patch }
    if (JSON.stringify(checks) === JSON.stringify(this.#checks)) return
    this.#checks = checks
    this.#notify()
  }

  /** Sets the text after a key. Listeners are notified after the key is painted, `onNotified` last. */
  setText = (text: string, onNotified?: () => void): void => {
    const content = withoutDeletedStep({ ...this.#content, text })
    if (content.scriptId !== this.#content.scriptId) this.#rest = content
    this.#content = content
    this.#onNotified = onNotified
    this.#notifyTimer ??= setTimeout(this.#notify, NOTIFY_AFTER_MS)
  }

  /** Flushes pending notifications. */
  flush = (): void => {
    if (this.#notifyTimer !== undefined) this.#notify()
  }

  readonly #notify = (): void => {
    clearTimeout(this.#notifyTimer)
    this.#notifyTimer = undefined
    const onNotified = this.#onNotified
    this.#onNotified = undefined
    this.#changes.emit()
    onNotified?.()
  }

  /** Empties the content or replaces it. */
  replace = (content: Partial<DraftContent> = {}): void => this.#set({ ...EMPTY_DRAFT, ...content })

  #set(given: DraftContent): void {
    const content = withoutDeletedStep(given)
    if (!isSameDraft({ ...content, text: this.#content.text }, this.#content)) this.#rest = content
    this.#content = content
    if (this.#field && this.#field.value !== content.text) this.#field.value = content.text
    this.#notify()
  }

  /** Inserts at the cursor, replacing the selection. */
  insert = (text: string, { takesFocus = true } = {}): void => {
    const field = this.#field
    const all = this.#content.text
    const [from, to] = field ? [field.selectionStart, field.selectionEnd] : [all.length, all.length]
    this.update({ text: all.slice(0, from) + text + all.slice(to) })
    field?.setSelectionRange(from + text.length, from + text.length)
    if (takesFocus) field?.focus()
  }

  /** Ref callback for the text field of this composer. */
  attachField = (field: HTMLTextAreaElement | null): void => {
    this.#field = field
    if (field) field.value = this.#content.text
  }

  focus = (): void => this.#field?.focus()

  /** Where the focus goes when what had it has gone. */
  getField = (): HTMLTextAreaElement | null => this.#field
}

/** Returns the content without its text, which would re-render with every key: see `useContentOf`. */
export const useContent = (composer: ComposerStore): ContentWithoutText =>
  useSyncExternalStore(composer.subscribe, composer.getRest)

const noChanges = () => () => undefined

/** Returns what is known about the content; without a composer, nothing is. */
export const useChecks = (composer: ComposerStore | undefined): ComposerChecks =>
  useSyncExternalStore(composer?.subscribe ?? noChanges, () => composer?.getChecks() ?? NO_CHECKS)

/**
 * Returns a primitive derived from the content, such as whether it is empty; re-renders only when it changes.
 */
export const useContentOf = <T extends string | number | boolean | null | undefined>(
  composer: ComposerStore,
  pick: (content: DraftContent, checks: ComposerChecks) => T,
): T => useSyncExternalStore(composer.subscribe, () => pick(composer.getContent(), composer.getChecks()))
