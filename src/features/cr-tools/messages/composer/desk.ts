import type { OpenChannel } from '@/domain/channel'

import { type ComposerContent, type ComposerDesk, EMPTY_CONTENT } from './content'

/**
 * Debounces notifications until after the key's frame, also on a slow device; the delay is too short to
 * notice.
 */
const TOLD_AFTER_MS = 50

/** The store behind a text field that keeps its own text, so that a key re-renders neither. */
export class Desk implements ComposerDesk {
  readonly creatorId: string
  #channel: OpenChannel | undefined
  #content: ComposerContent
  #field: HTMLTextAreaElement | null = null
  readonly #listeners = new Set<() => void>()
  #telling: ReturnType<typeof setTimeout> | undefined
  #onTold: (() => void) | undefined

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

  read = (): ComposerContent => this.#content

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  change = (patch: Partial<ComposerContent>): void => {
    this.#content = { ...this.#content, ...patch }
    if (this.#field && this.#field.value !== this.#content.text) this.#field.value = this.#content.text
    this.#tell()
  }

  /** Sets the text after a key. Listeners are notified after the key is painted, `onTold` last. */
  write = (text: string, onTold?: () => void): void => {
    this.#content = { ...this.#content, text }
    this.#onTold = onTold
    this.#telling ??= setTimeout(this.#tell, TOLD_AFTER_MS)
  }

  /** Flushes pending notifications. */
  settle = (): void => {
    if (this.#telling !== undefined) this.#tell()
  }

  readonly #tell = (): void => {
    clearTimeout(this.#telling)
    this.#telling = undefined
    const onTold = this.#onTold
    this.#onTold = undefined
    this.#listeners.forEach((listener) => listener())
    onTold?.()
  }

  /** Empties the content or replaces it. */
  replace = (content: Partial<ComposerContent> = {}): void => this.change({ ...EMPTY_CONTENT, ...content })

  insert = (text: string, { takesFocus = true } = {}): void => {
    const field = this.#field
    const all = this.#content.text
    const [from, to] = field ? [field.selectionStart, field.selectionEnd] : [all.length, all.length]
    this.change({ text: all.slice(0, from) + text + all.slice(to) })
    field?.setSelectionRange(from + text.length, from + text.length)
    if (takesFocus) field?.focus()
  }

  /** Ref callback for the text field of this composer. */
  attach = (field: HTMLTextAreaElement | null): void => {
    this.#field = field
    if (field) field.value = this.#content.text
  }

  focus = (): void => this.#field?.focus()
}
