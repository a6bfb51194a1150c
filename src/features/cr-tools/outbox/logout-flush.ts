import { LOGOUT_SAVE_TIMEOUT_MS } from '@/config/constants'
import { OUTBOX_SETTLE_MS } from '@/config/tool-limits'
import type { ChannelDraft } from '@/domain/chat/message'
import type { OutboxMessage } from '@/domain/chat/outbox'

import {
  type ComposerDraft,
  type DraftContent,
  type DraftKey,
  EMPTY_DRAFT,
  draftFromServer,
  isEmptyDraft,
} from './composer-draft'
import type { DraftSaveResult } from './draft-transport'
import { mergeRestored } from './restore-draft'
import type { OutboxStore } from './outbox-store'

const POLL_MS = 50
/** A little less than a logout waits. */
const SEND_WITHIN_MS = LOGOUT_SAVE_TIMEOUT_MS - 2 * OUTBOX_SETTLE_MS

export interface LogoutFlushDeps {
  userId: string
  store: OutboxStore
  /** Ends undo time and sends everything at once. */
  releaseHeld: () => void
  /** False when no call would reach the server. */
  isReachable: () => boolean
  wait: (ms: number) => Promise<void>
  /** Drafts on disk. */
  disk: {
    read: (key: DraftKey) => ComposerDraft | undefined
    save: (key: DraftKey, draft: ComposerDraft) => void
    /** Those that the server does not have, including emptied ones. */
    unsaved: () => readonly { key: DraftKey; draft: ComposerDraft }[]
  }
  /** Drafts on the server. */
  server: {
    /** Undefined when the call fails. */
    load: (key: DraftKey) => Promise<ChannelDraft | null | undefined>
    save: (key: DraftKey, draft: ComposerDraft, unsent: readonly string[]) => Promise<DraftSaveResult>
  }
  /**
   * Puts a message before the content of its composer, or of its draft on disk when the composer is closed.
   */
  restore: (entry: OutboxMessage) => void
  /** The problem shown on a message while it is being saved as a draft. */
  problem: () => string
  /** Server time. */
  now: () => number
  onRelease: () => void
}

const nameOf = ({ creatorId, channelId }: Pick<DraftKey, 'creatorId' | 'channelId'>) =>
  JSON.stringify([creatorId, channelId])

/**
 * Flushes what a user has written before logout: sends what it can, then saves the rest as drafts on the
 * server (decisions 12). Each text stays on disk until the server has it.
 */
export class LogoutFlush {
  readonly #deps: LogoutFlushDeps
  /** Messages as they were before they became drafts, to restore when the user stays. */
  readonly #originals = new Map<string, OutboxMessage>()
  #isOver = false

  constructor(deps: LogoutFlushDeps) {
    this.#deps = deps
  }

  /** Number of messages that the server has not confirmed. */
  unsentCount(): number {
    return this.#deps.store.all().length
  }

  /** Ends undo time and resolves when nothing more can be sent, after at most 1.5 s. */
  async sendPending(): Promise<void> {
    const { store, releaseHeld, isReachable, wait } = this.#deps
    // Another tab's latest messages may not be visible here yet.
    await wait(POLL_MS)
    releaseHeld()
    const isDone = () => !isReachable() || store.all().every(({ state }) => state === 'failed')
    for (let waited = 0; !isDone() && waited < SEND_WITHIN_MS; waited += POLL_MS) await wait(POLL_MS)
  }

  /** Saves the remaining messages as drafts on the server. Resolves to the number of texts that failed. */
  async saveAsDrafts(): Promise<number> {
    this.#pause()
    const { userId, store, disk } = this.#deps
    const channels = new Map<string, DraftKey>()
    for (const { creatorId, channelId } of store.all())
      channels.set(nameOf({ creatorId, channelId }), { userId, creatorId, channelId })
    for (const { key } of disk.unsaved()) channels.set(nameOf(key), key)
    const saves = [...channels.values()].map(async (key) => {
      const isSaved = await Promise.race([this.#save(key), this.#deps.wait(LOGOUT_SAVE_TIMEOUT_MS)])
      return isSaved === true ? 0 : this.#textsOf(key)
    })
    return (await Promise.all(saves)).reduce((sum, count) => sum + count, 0)
  }

  /** Resumes sending after the user decides to stay. */
  resume(): void {
    const { store, disk, server, releaseHeld, now } = this.#deps
    const channels = new Map<string, DraftKey>()
    for (const [clientId, { state, problem, userId, creatorId, channelId }] of this.#originals) {
      if (!store.get(clientId)) continue
      store.update(clientId, {
        ...(state === 'failed' ? { state, problem } : { state: 'waiting', problem: null }),
        isInterrupted: false,
      })
      channels.set(nameOf({ creatorId, channelId }), { userId, creatorId, channelId })
    }
    this.#originals.clear()
    // The server may have saved a draft though its response was lost; the true draft replaces it.
    for (const key of channels.values()) {
      const there = disk.read(key)
      const draft = { ...(there ?? EMPTY_DRAFT), updatedAt: now(), basedOn: there?.updatedAt }
      disk.save(key, draft)
      void server.save(key, draft, [])
    }
    releaseHeld()
  }

  /** Discards what could not be saved. */
  discard(): void {
    this.#deps.store.clear()
  }

  /** Stops saves that outlast the logout: they would turn messages of the next session into drafts. */
  release(): void {
    this.#isOver = true
    this.#deps.onRelease()
  }

  /** Marks messages as failed, because no tab sends those while they become a draft. */
  #pause(): void {
    const { store, problem } = this.#deps
    for (const entry of store.all()) {
      this.#originals.set(entry.clientId, entry)
      if (entry.state !== 'failed')
        store.update(entry.clientId, { state: 'failed', problem: problem(), isInterrupted: true })
    }
  }

  #unsentIn = ({ creatorId, channelId }: DraftKey): readonly OutboxMessage[] =>
    this.#deps.store.ofChannel(channelId).filter((entry) => entry.creatorId === creatorId)

  #textsOf(key: DraftKey): number {
    return this.#unsentIn(key).length + (this.#unsaved(key).some(({ draft }) => !isEmptyDraft(draft)) ? 1 : 0)
  }

  #unsaved = (key: DraftKey) =>
    this.#deps.disk.unsaved().filter((unsaved) => nameOf(unsaved.key) === nameOf(key))

  /** Returns the composer's content, preceded by an unseen draft from another device. */
  #composeDraft(key: DraftKey, remote: ChannelDraft | null): DraftContent {
    const stored = this.#deps.disk.read(key)
    const here = stored && !isEmptyDraft(stored) ? stored : EMPTY_DRAFT
    const isUnseen =
      remote?.userId === key.userId &&
      (remote.updatedAt ?? 0) > (stored?.updatedAt ?? 0) &&
      remote.text !== here.text
    return isUnseen ? mergeRestored({ ...key, ...draftFromServer(remote) }, here) : here
  }

  async #save(key: DraftKey): Promise<boolean> {
    const { store, disk, server, restore, now } = this.#deps
    const remote = await server.load(key)
    if (remote === undefined) return false
    while (!this.#isOver) {
      const entries = this.#unsentIn(key)
      if (entries.length === 0 && this.#unsaved(key).length === 0) return true
      const written = this.#composeDraft(key, remote)
      const both = entries.reduceRight((later: DraftContent, entry) => mergeRestored(entry, later), written)
      const updatedAt = (both === written && disk.read(key)?.updatedAt) || now()
      const unsent = entries.map(({ clientId }) => clientId)
      const result = await server.save(key, { ...both, updatedAt }, unsent)
      if (result.kind === 'failed' || result.kind === 'newer') return false
      const gone = result.kind === 'already_sent' ? result.clientIds : unsent
      // From last to first, because each is inserted before the present content.
      for (const entry of entries.toReversed()) {
        if (!gone.includes(entry.clientId)) continue
        if (result.kind === 'saved' && store.get(entry.clientId)) restore(entry)
        store.remove(entry.clientId)
      }
      if (result.kind === 'saved') return result.isWhole
    }
    return false
  }
}
