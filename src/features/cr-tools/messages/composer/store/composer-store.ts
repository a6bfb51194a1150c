import type { OpenChannel } from '@/domain/chat/channel'
import { createEmitter } from '@/lib/store'

import { type ComposerContent, type ComposerHandle, EMPTY_CONTENT } from './composer-content'

/**
 * Debounces notifications until after the key's frame, also on a slow device; the delay is too short to
 * notice.
 */
const NOTIFY_AFTER_MS = 50

/** The store behind a text field that keeps its own text, so that a key re-renders neither. */
export class ComposerStore implements ComposerHandle {
  readonly creatorId: string
  #channel: OpenChannel | undefined
  #content: ComposerContent
  #field: HTMLTextAreaElement | null = null
  readonly #changes = createEmitter()
  #notifyTimer: ReturnType<typeof setTimeout> | undefined
  #onNotified: (() => void) | undefined

  constructor(creatorId: string, channel?: OpenChannel, content: Partial<ComposerContent> = {}) {
    this.creatorId = creatorId
    this.#channel = channel
    this.#content = { ...EMPTY_CONTENT, ...content }
  }

  get channel(): OpenChannel | undefined {
    return this.#channel
  }

  /** Sets newer data of the same channel. */
  setChannel(channel: OpenChannel): void {
    this.#channel = channel
  }

  getContent = (): ComposerContent => this.#content

  subscribe = this.#changes.subscribe

  update = (patch: Partial<ComposerContent>): void => {
    this.#content = { ...this.#content, ...patch }
    if (this.#field && this.#field.value !== this.#content.text) this.#field.value = this.#content.text
    this.#notify()
  }

  /** Sets the text after a key. Listeners are notified after the key is painted, `onTold` last. */
  setText = (text: string, onTold?: () => void): void => {
    this.#content = { ...this.#content, text }
    this.#onNotified = onTold
    this.#notifyTimer ??= setTimeout(this.#notify, NOTIFY_AFTER_MS)
  }

  /** Flushes pending notifications. */
  flush = (): void => {
    if (this.#notifyTimer !== undefined) this.#notify()
  }

  readonly #notify = (): void => {
    clearTimeout(this.#notifyTimer)
    this.#notifyTimer = undefined
    const onTold = this.#onNotified
    this.#onNotified = undefined
    this.#changes.emit()
    onTold?.()
  }

  /** Empties the content or replaces it. */
  replace = (content: Partial<ComposerContent> = {}): void => this.update({ ...EMPTY_CONTENT, ...content })

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
}
