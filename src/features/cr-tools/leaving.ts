import { LOGOUT_SAVE_WITHIN_MS, OUTBOX_SETTLE_MS } from '@/config/constants'
import type { ChannelDraft } from '@/domain/message'
import type { Queued } from '@/domain/outbox'

import { type ComposerDraft, type DraftPlace, EMPTY_DRAFT, fromServer, isEmptyDraft } from './composer-draft'
import type { DraftSaveResult } from './draft-wire'
import type { OutboxShelf } from './outbox-shelf'
import { withReturned } from './returned'

export interface LeavingDeps {
  userId: string
  shelf: OutboxShelf
  /** Ends undo time and sends everything at once. */
  release: () => void
  /** False when no call would reach the server. */
  isReachable: () => boolean
  readDraft: (place: DraftPlace) => ComposerDraft | undefined
  keepDraft: (place: DraftPlace, draft: ComposerDraft) => void
  /** Resolves to the server's draft; undefined when the call fails. */
  load: (place: DraftPlace) => Promise<ChannelDraft | null | undefined>
  /** Drafts on disk that the server does not have, including emptied ones. */
  unsavedDrafts: () => readonly { place: DraftPlace; draft: ComposerDraft }[]
  save: (place: DraftPlace, draft: ComposerDraft, unsent: readonly string[]) => Promise<DraftSaveResult>
  /**
   * Puts a message before the content of its composer, or of its draft on disk when the composer is closed.
   */
  restore: (entry: Queued) => void
  /** The problem shown on a message while it is being saved as a draft. */
  problem: () => string
  /** Server time. */
  now: () => number
  wait: (ms: number) => Promise<void>
}

const POLL_MS = 50
/** A little less than a logout waits. */
const SEND_WITHIN_MS = LOGOUT_SAVE_WITHIN_MS - 2 * OUTBOX_SETTLE_MS

type Content = Omit<ComposerDraft, 'updatedAt'>

const keyOf = ({ creatorId, channelId }: Pick<DraftPlace, 'creatorId' | 'channelId'>) =>
  JSON.stringify([creatorId, channelId])

/**
 * Flushes what a user has written before logout: sends what it can, then saves the rest as drafts on the
 * server (decisions 12). Each text stays on disk until the server has it.
 */
export class Leaving {
  readonly #deps: LeavingDeps
  /** Messages as they were before they became drafts, to restore when the user stays. */
  readonly #before = new Map<string, Queued>()

  constructor(deps: LeavingDeps) {
    this.#deps = deps
  }

  /** Number of messages that the server has not confirmed. */
  unsent = (): number => this.#deps.shelf.all().length

  /** Ends undo time and resolves when nothing more can be sent, after at most 1.5 s. */
  async sendAhead(): Promise<void> {
    const { shelf, release, isReachable, wait } = this.#deps
    // Another tab's latest messages may not be visible here yet.
    await wait(POLL_MS)
    release()
    const isDone = () => !isReachable() || shelf.all().every(({ state }) => state === 'failed')
    for (let waited = 0; !isDone() && waited < SEND_WITHIN_MS; waited += POLL_MS) await wait(POLL_MS)
  }

  /** Saves the remaining messages as drafts on the server. Resolves to the number of texts that failed. */
  async saveAsDrafts(): Promise<number> {
    this.#hold()
    const { userId, shelf, unsavedDrafts } = this.#deps
    const places = new Map<string, DraftPlace>()
    for (const { creatorId, channelId } of shelf.all())
      places.set(keyOf({ creatorId, channelId }), { userId, creatorId, channelId })
    for (const { place } of unsavedDrafts()) places.set(keyOf(place), place)
    const saves = [...places.values()].map(async (place) => {
      const isSaved = await Promise.race([this.#save(place), this.#deps.wait(LOGOUT_SAVE_WITHIN_MS)])
      return isSaved === true ? 0 : this.#textsOf(place)
    })
    return (await Promise.all(saves)).reduce((sum, count) => sum + count, 0)
  }

  /** Resumes sending after the user decides to stay. */
  stay(): void {
    const { shelf, readDraft, keepDraft, save, release, now } = this.#deps
    const places = new Map<string, DraftPlace>()
    for (const [clientId, { state, problem, userId, creatorId, channelId }] of this.#before) {
      if (!shelf.get(clientId)) continue
      shelf.update(clientId, state === 'failed' ? { state, problem } : { state: 'waiting', problem: null })
      places.set(keyOf({ creatorId, channelId }), { userId, creatorId, channelId })
    }
    this.#before.clear()
    // The server may have saved a draft though its response was lost; the true draft replaces it.
    for (const place of places.values()) {
      const draft = { ...(readDraft(place) ?? EMPTY_DRAFT), updatedAt: now() }
      keepDraft(place, draft)
      void save(place, draft, [])
    }
    release()
  }

  /** Discards what could not be saved. */
  discard = (): void => this.#deps.shelf.clear()

  /** Marks messages as failed, because no tab sends those while they become a draft. */
  #hold(): void {
    const { shelf, problem } = this.#deps
    for (const entry of shelf.all()) {
      this.#before.set(entry.clientId, entry)
      if (entry.state !== 'failed') shelf.update(entry.clientId, { state: 'failed', problem: problem() })
    }
  }

  #in = ({ creatorId, channelId }: DraftPlace): readonly Queued[] =>
    this.#deps.shelf.of(channelId).filter((entry) => entry.creatorId === creatorId)

  #textsOf(place: DraftPlace): number {
    return this.#in(place).length + (this.#unsaved(place).some(({ draft }) => !isEmptyDraft(draft)) ? 1 : 0)
  }

  #unsaved = (place: DraftPlace) =>
    this.#deps.unsavedDrafts().filter(({ place: other }) => keyOf(other) === keyOf(place))

  /** Returns the composer's content, preceded by an unseen draft from another device. */
  #written(place: DraftPlace, remote: ChannelDraft | null): Content {
    const kept = this.#deps.readDraft(place)
    const here = kept && !isEmptyDraft(kept) ? kept : EMPTY_DRAFT
    const isUnseen =
      remote?.userId === place.userId &&
      (remote.updatedAt ?? 0) > (kept?.updatedAt ?? 0) &&
      remote.text !== here.text
    return isUnseen ? withReturned({ ...place, ...fromServer(remote) }, here) : here
  }

  async #save(place: DraftPlace): Promise<boolean> {
    const { shelf, readDraft, load, save, restore, now } = this.#deps
    const remote = await load(place)
    if (remote === undefined) return false
    for (;;) {
      const entries = this.#in(place)
      if (entries.length === 0 && this.#unsaved(place).length === 0) return true
      const written = this.#written(place, remote)
      const both = entries.reduceRight((later: Content, entry) => withReturned(entry, later), written)
      const updatedAt = (both === written && readDraft(place)?.updatedAt) || now()
      const unsent = entries.map(({ clientId }) => clientId)
      const result = await save(place, { ...both, updatedAt }, unsent)
      if (result.kind === 'failed') return false
      const gone = result.kind === 'taken' ? result.clientIds : unsent
      // From last to first, because each is inserted before the present content.
      for (const entry of entries.toReversed()) {
        if (!gone.includes(entry.clientId)) continue
        if (result.kind === 'saved' && shelf.get(entry.clientId)) restore(entry)
        shelf.remove(entry.clientId)
      }
      if (result.kind === 'saved') return true
    }
  }
}
