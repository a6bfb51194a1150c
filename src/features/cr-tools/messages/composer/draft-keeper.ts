import { DRAFT_KEPT_AFTER_MS, DRAFT_SAVED_AFTER_MS } from '@/config/constants'
import type { ChannelDraft } from '@/domain/message'

import {
  type ComposerDraft,
  type DraftPlace,
  EMPTY_DRAFT,
  fromServer,
  isEmptyDraft,
  keepComposerDraft,
  noteDraftSaved,
  onComposerDraftChange,
  readComposerDraft,
} from '../../composer-draft'
import { type ComposerContent, EMPTY_CONTENT } from './content'
import type { Desk } from './desk'
import { contentOf, draftOf, isAlike, isSameDraft } from './draft-content'

export interface DraftWorld {
  place: DraftPlace
  desk: Desk
  /** Resolves to null when the server has no draft or does not respond. */
  load: () => Promise<ChannelDraft | null>
  /** Resolves to the stored draft; undefined when the call failed. */
  save: (draft: ComposerDraft) => Promise<ChannelDraft | null | undefined>
  /** Server time, because drafts of several devices are compared. */
  now: () => number
}

/** The other draft, which the user can switch to. */
export interface OtherDraft {
  kind: 'theirs' | 'newer_own' | 'older_own'
  /** The author. */
  userId: string
  draft: ComposerDraft
}

/**
 * Saves the composer's draft: on disk almost at once, on the server a second after the last change. The
 * newest of two drafts is shown and the other offered; a colleague's draft never replaces one by itself.
 */
export class DraftKeeper {
  readonly #world: DraftWorld
  readonly #listeners = new Set<() => void>()
  #other: OtherDraft | undefined
  #updatedAt: number
  /** Time of the draft this page last read from or wrote to disk. */
  #keptAt: number
  #seen: ComposerContent
  #diskTimer: ReturnType<typeof setTimeout> | undefined
  #serverTimer: ReturnType<typeof setTimeout> | undefined
  #isTouched = false
  #isClosed = false

  constructor(world: DraftWorld) {
    this.#world = world
    this.#updatedAt = readComposerDraft(world.place)?.updatedAt ?? 0
    this.#keptAt = this.#updatedAt
    this.#seen = world.desk.read()
  }

  /** Follows the composer until the returned function is called, which saves everything. */
  start(): () => void {
    const { desk, place } = this.#world
    const stop = desk.subscribe(this.#onChange)
    const stopFollowing = onComposerDraftChange(place, this.#follow)
    // Picks up changes of other tabs since this page read its draft.
    this.#follow()
    void this.#compare()
    return () => {
      desk.settle()
      stop()
      stopFollowing()
      void this.flush()
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  other = (): OtherDraft | undefined => this.#other

  /** Swaps the draft shown with the other one. */
  takeOther = (): void => {
    const other = this.#other
    if (!other) return
    const mine = this.#current()
    this.#offer(
      isEmptyDraft(mine) ? undefined : { kind: 'older_own', userId: this.#world.place.userId, draft: mine },
    )
    this.#adopt({ ...other.draft, updatedAt: this.#moment() })
    void this.#saveToServer()
    this.#world.desk.focus()
  }

  dismissOther = (): void => {
    this.#offer(undefined)
    this.#world.desk.focus()
  }

  /** After a take-over: the colleague's text fills an empty composer, else it is offered. */
  handOver = async (): Promise<void> => {
    const theirs = await this.#world.load()
    if (!theirs) return
    const draft = fromServer(theirs)
    if (isEmptyDraft(this.#current())) this.#adopt(draft)
    else this.#consider(theirs)
  }

  /** Saves to disk now. */
  keep = (): void => {
    this.#world.desk.settle()
    clearTimeout(this.#diskTimer)
    this.#diskTimer = undefined
    const draft = this.#current()
    // A tab that only shows the draft, or has an older one, must not undo what another tab sent or wrote.
    if (this.#isClosed || draft.updatedAt === this.#keptAt) return
    const { place } = this.#world
    if ((readComposerDraft(place)?.updatedAt ?? 0) > draft.updatedAt) return
    keepComposerDraft(place, draft)
    this.#keptAt = draft.updatedAt
  }

  /** Saves to disk and, if pending, to the server. */
  flush = async (): Promise<void> => {
    this.keep()
    if (this.#serverTimer !== undefined) await this.#saveToServer()
  }

  /** Saves to the server only: a deliberate logout leaves nothing on this device (decisions 12). */
  close = async (): Promise<void> => {
    this.#world.desk.settle()
    this.#isClosed = true
    if (this.#serverTimer !== undefined) await this.#saveToServer()
  }

  #current(): ComposerDraft {
    return draftOf(this.#world.desk.read(), this.#updatedAt)
  }

  /** Returns a unique, increasing time: two changes may share a millisecond, and a clock may be set back. */
  #moment(): number {
    return Math.max(this.#world.now(), this.#updatedAt + 1)
  }

  #onChange = (): void => {
    const content = this.#world.desk.read()
    if (isSameDraft(this.#seen, content)) return
    const wasEmpty = isEmptyDraft(this.#seen)
    this.#seen = content
    if (wasEmpty && isEmptyDraft(content)) return
    this.#isTouched = true
    this.#updatedAt = this.#moment()
    if (isEmptyDraft(this.#current())) this.keep()
    else this.#diskTimer ??= setTimeout(this.keep, DRAFT_KEPT_AFTER_MS)
    clearTimeout(this.#serverTimer)
    this.#serverTimer = setTimeout(() => void this.#saveToServer(), DRAFT_SAVED_AFTER_MS)
  }

  /** Shows what another tab wrote or sent, unless the user has typed here. */
  #follow = (): void => {
    if (!this.#isTouched) this.#world.desk.settle()
    if (this.#isTouched || this.#isClosed) return
    const draft = readComposerDraft(this.#world.place)
    // A busy tab may read only after the other one has sent the draft, when nothing is left on disk.
    if (!draft && this.#keptAt > 0 && this.#keptAt === this.#updatedAt)
      return this.#adopt({ ...EMPTY_DRAFT, updatedAt: this.#updatedAt })
    if (!draft || draft.updatedAt <= this.#updatedAt) return
    this.#keptAt = draft.updatedAt
    this.#adopt(draft)
  }

  async #saveToServer(): Promise<void> {
    clearTimeout(this.#serverTimer)
    this.#serverTimer = undefined
    const sent = this.#current()
    const stands = await this.#world.save(sent)
    if (stands === undefined) return
    if (stands && stands.userId !== this.#world.place.userId) this.#consider(stands)
  }

  /** Compares the server's draft with the local one. */
  async #compare(): Promise<void> {
    const stands = await this.#world.load()
    this.#world.desk.settle()
    const mine = this.#current()
    if (stands) this.#consider(stands)
    const isNewer = mine.updatedAt > (stands?.updatedAt ?? 0)
    // A running timer saves it anyway.
    const isDue = this.#serverTimer === undefined && !this.#isClosed
    if (isDue && isNewer) void this.#saveToServer()
  }

  #consider(stands: ChannelDraft): void {
    // Counts a key that is painted though listeners are not notified yet.
    this.#world.desk.settle()
    const { userId } = this.#world.place
    const draft = fromServer(stands)
    const mine = this.#current()
    if (isEmptyDraft(draft) || isAlike(draft, mine)) return
    if (stands.userId !== null && stands.userId !== userId)
      return this.#offer({ kind: 'theirs', userId: stands.userId, draft })
    if (draft.updatedAt <= mine.updatedAt) return
    if (this.#isTouched) return this.#offer({ kind: 'newer_own', userId, draft })
    if (!isEmptyDraft(mine)) this.#offer({ kind: 'older_own', userId, draft: mine })
    this.#adopt(draft)
    noteDraftSaved(this.#world.place, draft.updatedAt)
  }

  #adopt(draft: ComposerDraft): void {
    const { desk } = this.#world
    this.#updatedAt = draft.updatedAt
    // The server stores no reply target, so one chosen in an empty composer applies to the loaded text.
    const answered = isEmptyDraft(desk.read()) ? desk.read().replyTo : null
    const { isUploading } = desk.read()
    // Recorded before listeners are notified, so that it does not count as typed.
    this.#seen = { ...EMPTY_CONTENT, ...contentOf(draft), replyTo: draft.replyTo ?? answered, isUploading }
    desk.change(this.#seen)
    this.keep()
  }

  #offer(other: OtherDraft | undefined): void {
    this.#other = other
    this.#listeners.forEach((listener) => listener())
  }
}
