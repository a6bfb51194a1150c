import { DRAFT_DISK_DEBOUNCE_MS, DRAFT_SERVER_DEBOUNCE_MS } from '@/config/tool-limits'
import type { ChannelDraft } from '@/domain/chat/message'
import { createEmitter } from '@/lib/store'

import {
  type ComposerDraft,
  type DraftKey,
  EMPTY_DRAFT,
  draftFromServer,
  isEmptyDraft,
  isSameDraft,
  saveComposerDraft,
  recordDraftSaved,
  onComposerDraftChange,
  readComposerDraft,
  type DraftContent,
} from '../../../outbox/composer-draft'
import type { ComposerStore } from '../store/composer-store'
import { contentOf, isSameOnServer } from './draft-content'

export interface DraftSyncDeps {
  key: DraftKey
  composer: ComposerStore
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
export class DraftSync {
  readonly #deps: DraftSyncDeps
  readonly #changes = createEmitter()
  #other: OtherDraft | undefined
  #updatedAt: number
  /** Time of the draft this page last read from or wrote to disk. */
  #onDiskAt: number
  /** Time of the draft that this page last took over. Its own saves keep it: a busy tab may miss some of them. */
  #base: number
  #seen: DraftContent
  #diskTimer: ReturnType<typeof setTimeout> | undefined
  #serverTimer: ReturnType<typeof setTimeout> | undefined
  #isTouched = false
  #isClosed = false

  constructor(deps: DraftSyncDeps) {
    this.#deps = deps
    this.#updatedAt = readComposerDraft(deps.key)?.updatedAt ?? 0
    this.#onDiskAt = this.#updatedAt
    this.#base = this.#updatedAt
    this.#seen = deps.composer.getContent()
  }

  /** Follows the composer until the returned function is called, which saves everything. */
  start(): () => void {
    const { composer, key } = this.#deps
    const stop = composer.subscribe(this.#onChange)
    const stopFollowing = onComposerDraftChange(key, this.#followDisk)
    // Picks up changes of other tabs since this page read its draft.
    this.#followDisk()
    void this.#compareWithServer()
    return () => {
      composer.flush()
      stop()
      stopFollowing()
      void this.flush()
    }
  }

  subscribe = this.#changes.subscribe
  getOther = (): OtherDraft | undefined => this.#other

  /** Swaps the draft shown with the other one. */
  swapWithOther = (): void => {
    const other = this.#other
    if (!other) return
    const mine = this.#current()
    this.#offer(
      isEmptyDraft(mine) ? undefined : { kind: 'older_own', userId: this.#deps.key.userId, draft: mine },
    )
    this.#adopt({ ...other.draft, updatedAt: this.#nextTimestamp() })
    void this.#saveToServer()
    this.#deps.composer.focus()
  }

  /** Hides a colleague's draft that is no longer there: they have sent it. What was typed here may have replaced it. */
  withdrawTheirs = (): void => {
    if (this.#other?.kind === 'theirs' && !this.#isTouched) this.#offer(undefined)
  }

  dismissOther = (): void => {
    this.#offer(undefined)
    this.#deps.composer.focus()
  }

  /** After a take-over: the colleague's text fills an empty composer, else it is offered. */
  loadAfterTakeOver = async (): Promise<void> => {
    const theirs = await this.#deps.load()
    if (!theirs) return
    const draft = draftFromServer(theirs)
    if (isEmptyDraft(this.#current())) this.#adopt(draft)
    else this.#resolveServerDraft(theirs)
  }

  /** Saves to disk now. */
  saveToDisk = (): void => {
    this.#deps.composer.flush()
    clearTimeout(this.#diskTimer)
    this.#diskTimer = undefined
    const draft = this.#current()
    // A tab that only shows the draft, or has an older one, must not undo what another tab sent or wrote.
    if (this.#isClosed || draft.updatedAt === this.#onDiskAt) return
    const { key } = this.#deps
    if ((readComposerDraft(key)?.updatedAt ?? 0) > draft.updatedAt) return
    saveComposerDraft(key, { ...draft, basedOn: this.#base })
    this.#onDiskAt = draft.updatedAt
  }

  /** Saves to disk and, if pending, to the server. */
  flush = async (): Promise<void> => {
    this.saveToDisk()
    if (this.#serverTimer !== undefined) await this.#saveToServer()
  }

  /** Saves to the server only: a deliberate logout leaves nothing on this device (decisions 12). */
  close = async (): Promise<void> => {
    this.#deps.composer.flush()
    this.#isClosed = true
    if (this.#serverTimer !== undefined) await this.#saveToServer()
  }

  #current(): ComposerDraft {
    return { ...this.#deps.composer.getContent(), updatedAt: this.#updatedAt }
  }

  /** Returns a unique, increasing time: two changes may share a millisecond, and a clock may be set back. */
  #nextTimestamp(): number {
    return Math.max(this.#deps.now(), this.#updatedAt + 1)
  }

  #onChange = (): void => {
    const content = this.#deps.composer.getContent()
    const before = this.#seen
    this.#seen = content
    if (isSameDraft(before, { ...content, translation: before.translation })) {
      if (content.translation !== before.translation) this.#storeTranslation(content)
      return
    }
    if (isEmptyDraft(before) && isEmptyDraft(content)) return
    this.#isTouched = true
    this.#updatedAt = this.#nextTimestamp()
    if (isEmptyDraft(this.#current())) this.saveToDisk()
    else this.#diskTimer ??= setTimeout(this.saveToDisk, DRAFT_DISK_DEBOUNCE_MS)
    clearTimeout(this.#serverTimer)
    this.#serverTimer = setTimeout(() => void this.#saveToServer(), DRAFT_SERVER_DEBOUNCE_MS)
  }

  /** Stores it with the draft it belongs to. Each tab translates by itself: that is not typing, so the times stay. */
  #storeTranslation({ translation }: DraftContent): void {
    const { key } = this.#deps
    const stored = readComposerDraft(key)
    if (!this.#isClosed && stored?.updatedAt === this.#updatedAt)
      saveComposerDraft(key, { ...stored, translation })
  }

  /** Shows what another tab wrote or sent, unless the user has typed here what that tab did not have. */
  #followDisk = (): void => {
    if (this.#isClosed) return
    this.#deps.composer.flush()
    const draft = readComposerDraft(this.#deps.key)
    // A busy tab may read only after the other one has sent the draft, when nothing is left on disk.
    if (!draft && !this.#isTouched && this.#onDiskAt > 0 && this.#onDiskAt === this.#updatedAt)
      return this.#adopt({ ...EMPTY_DRAFT, updatedAt: this.#updatedAt })
    if (!draft || draft.updatedAt <= this.#updatedAt) return
    if (this.#isTouched && draft.basedOn !== this.#updatedAt) return
    this.#isTouched = false
    this.#onDiskAt = draft.updatedAt
    this.#adopt(draft)
  }

  async #saveToServer(): Promise<void> {
    clearTimeout(this.#serverTimer)
    this.#serverTimer = undefined
    const sent = this.#current()
    const serverDraft = await this.#deps.save(sent)
    if (serverDraft === undefined) return
    if (serverDraft && serverDraft.userId !== this.#deps.key.userId) this.#resolveServerDraft(serverDraft)
  }

  /** Compares the server's draft with the local one. */
  async #compareWithServer(): Promise<void> {
    const serverDraft = await this.#deps.load()
    this.#deps.composer.flush()
    const mine = this.#current()
    if (serverDraft) this.#resolveServerDraft(serverDraft)
    const isNewer = mine.updatedAt > (serverDraft?.updatedAt ?? 0)
    // A running timer saves it anyway.
    const isDue = this.#serverTimer === undefined && !this.#isClosed
    if (isDue && isNewer) void this.#saveToServer()
  }

  #resolveServerDraft(serverDraft: ChannelDraft): void {
    // Counts a key that is painted though listeners are not notified yet.
    this.#deps.composer.flush()
    const { userId } = this.#deps.key
    const draft = draftFromServer(serverDraft)
    const mine = this.#current()
    if (isEmptyDraft(draft) || isSameOnServer(draft, mine)) return
    if (serverDraft.userId !== null && serverDraft.userId !== userId)
      return this.#offer({ kind: 'theirs', userId: serverDraft.userId, draft })
    if (draft.updatedAt <= mine.updatedAt) return
    if (this.#isTouched) return this.#offer({ kind: 'newer_own', userId, draft })
    if (!isEmptyDraft(mine)) this.#offer({ kind: 'older_own', userId, draft: mine })
    this.#adopt(draft)
    recordDraftSaved(this.#deps.key, draft.updatedAt)
  }

  #adopt(draft: ComposerDraft): void {
    const { composer } = this.#deps
    const shown = composer.getContent()
    this.#updatedAt = draft.updatedAt
    this.#base = draft.updatedAt
    // The server stores no reply target, so one chosen in an empty composer applies to the loaded text.
    const answered = isEmptyDraft(shown) ? shown.replyTo : null
    // An unchanged text is not translated again.
    const translated = shown.translation?.of === draft.text.trim() ? shown.translation : null
    // Recorded before listeners are notified, so that it does not count as typed.
    this.#seen = {
      ...contentOf(draft),
      replyTo: draft.replyTo ?? answered,
      translation: draft.translation ?? translated,
    }
    composer.update(this.#seen)
    this.saveToDisk()
  }

  #offer(other: OtherDraft | undefined): void {
    this.#other = other
    this.#changes.emit()
  }
}
