import { isApiError, isFinalRefusal } from '@/api/errors'
import { UPLOAD_CANCEL_WAIT_MS } from '@/config/constants'
import { UPLOADS_CONCURRENT_MAX } from '@/config/tool-limits'
import type { Media } from '@/domain/vault/media'
import { createEmitter } from '@/lib/store'
import type { FileMetadata } from '@/services/files/file-metadata'
import { newId } from '@/services/page/new-id'

import { type FileProblem, fileProblem } from './file-check'
import type { putFile } from './put-file'
import { putParts, type UploadTarget } from './upload-parts'
import type { Upload, UploadOptions, UploadState } from './upload'

interface StartRequest {
  file: File
  hash: string | undefined
  editedFrom: string | undefined
}

export interface UploadDeps {
  /** Resolves to what is wrong inside a file; undefined when nothing is. */
  contentProblem: (file: File) => Promise<FileProblem | undefined>
  hash: (file: File, signal: AbortSignal) => Promise<string | undefined>
  /** Resolves to the item with the same bytes; null when there is none. */
  findDuplicate: (hash: string, creatorId: string, signal: AbortSignal) => Promise<string | null>
  start: (request: StartRequest, creatorId: string, signal: AbortSignal) => Promise<UploadTarget>
  /** Resolves to the number of bytes the server has. */
  received: (mediaId: string, creatorId: string, signal: AbortSignal) => Promise<number>
  put: typeof putFile
  facts: (file: File) => Promise<FileMetadata>
  complete: (mediaId: string, facts: FileMetadata, creatorId: string, signal: AbortSignal) => Promise<Media>
  cancel: (mediaId: string, creatorId: string) => void
}

const NO_MEDIA: readonly Media[] = []
const cancelError = () => new DOMException('Taken back', 'AbortError')
const pauseError = () => new DOMException('Paused', 'AbortError')
/** Whether the server has finished or dropped an upload, or another tab continues it. */
const isGone = (error: unknown) => isApiError(error, 404) || isApiError(error, 409)

/** The queue of uploads. It belongs to the page instead of a panel, so uploads continue across navigation. */
export class UploadQueue {
  readonly #deps: UploadDeps
  #uploads: readonly Upload[] = []
  #ready = new Map<string, readonly Media[]>()
  readonly #stops = new Map<string, AbortController>()
  /** Uploads that can still be kept, and the state each would have. */
  readonly #cancels = new Map<string, { timer: ReturnType<typeof setTimeout>; kept: UploadState }>()
  readonly #changes = createEmitter()
  /** Targets of started files, to resume from. */
  readonly #targets = new Map<string, UploadTarget>()
  readonly #hashes = new Map<string, string>()

  constructor(deps: UploadDeps) {
    this.#deps = deps
  }

  readonly read = (): readonly Upload[] => this.#uploads
  readonly readReady = (ownerKey: string): readonly Media[] => this.#ready.get(ownerKey) ?? NO_MEDIA
  readonly subscribe = this.#changes.subscribe

  add(ownerKey: string, creatorId: string, files: readonly File[], options: UploadOptions = {}): void {
    const { waveform = [], isChecked = false, editedFrom, isFromEditor = false } = options
    const fresh = { sent: 0, error: null, duplicateOf: null }
    const added = files.map((file): Upload => {
      const problem = fileProblem(file)
      return {
        uploadId: newId(),
        ownerKey,
        creatorId,
        file,
        waveform,
        problem,
        state: problem ? 'refused' : 'waiting',
        isChecked,
        editedFrom,
        isFromEditor,
        ...fresh,
      }
    })
    this.#setState([...this.#uploads, ...added])
    this.#startNext()
  }

  /** Cancels an upload after a moment in which the user can keep it. */
  cancel(uploadId: string): void {
    const kept = this.#stateOf(uploadId)
    if (kept === undefined || this.#cancels.has(uploadId)) return
    this.#change(uploadId, { state: 'cancelling' })
    const timer = setTimeout(() => this.remove(uploadId), UPLOAD_CANCEL_WAIT_MS)
    this.#cancels.set(uploadId, { timer, kept })
  }

  /** Stops and removes an upload, failed and duplicate ones included. */
  remove(uploadId: string): void {
    this.#stopCancelling(uploadId)
    this.#stops.get(uploadId)?.abort(cancelError())
    const upload = this.#uploads.find((it) => it.uploadId === uploadId)
    if (upload) this.#cancelTarget(upload)
    this.#hashes.delete(uploadId)
    this.#setState(this.#uploads.filter((it) => it.uploadId !== uploadId))
  }

  keepCancelled(uploadId: string): void {
    const state = this.#stopCancelling(uploadId)
    if (state) this.#change(uploadId, { state })
    this.#startNext()
  }

  /** Pauses; the parts that have arrived stay on the server. */
  pause(uploadId: string): void {
    this.#change(uploadId, { state: 'paused' })
    this.#stops.get(uploadId)?.abort(pauseError())
  }

  /** Resumes after a pause or failure, from the server's offset. */
  retry(uploadId: string): void {
    this.#stopCancelling(uploadId)
    this.#change(uploadId, { state: 'waiting', error: null })
    this.#startNext()
  }

  /** Uploads a file although the vault has it. */
  sendAnyway(uploadId: string): void {
    this.#stopCancelling(uploadId)
    this.#change(uploadId, { state: 'waiting', isChecked: false, duplicateOf: null })
    this.#startNext()
  }

  /** Returns the finished media of a text and removes them from the queue. */
  takeReady(ownerKey: string): readonly Media[] {
    const ready = this.readReady(ownerKey)
    if (ready.length > 0) {
      this.#ready.delete(ownerKey)
      this.#notify()
    }
    return ready
  }

  /** Stops and removes everything. */
  clear(): void {
    for (const { uploadId } of this.#uploads) this.remove(uploadId)
    this.#ready.clear()
    this.#notify()
  }

  #startNext(): void {
    for (const upload of this.#uploads) {
      if (this.#stops.size >= UPLOADS_CONCURRENT_MAX) return
      const { state, uploadId } = upload
      if (state === 'waiting' && !this.#stops.has(uploadId) && !this.#isEqualRunning(upload))
        void this.#run(upload)
    }
  }

  /** Whether an upload of the same bytes is under way: the server would take both for one. */
  #isEqualRunning({ uploadId, creatorId }: Upload): boolean {
    const hash = this.#hashes.get(uploadId)
    return (
      hash !== undefined &&
      this.#uploads.some(
        (other) =>
          other.uploadId !== uploadId &&
          other.creatorId === creatorId &&
          this.#stops.has(other.uploadId) &&
          this.#hashes.get(other.uploadId) === hash,
      )
    )
  }

  async #run(upload: Upload): Promise<void> {
    const { uploadId } = upload
    const stop = new AbortController()
    const { signal } = stop
    this.#stops.set(uploadId, stop)
    try {
      const problem = await this.#deps.contentProblem(upload.file)
      signal.throwIfAborted()
      if (problem) return this.#change(uploadId, { state: 'refused', problem })
      if (await this.#isKnown(upload, signal)) return
      const media = await this.#send(upload, signal)
      await this.#afterGraceTime(uploadId)
      signal.throwIfAborted()
      this.#finish(upload, media)
    } catch (error) {
      if (signal.aborted) return
      if (isGone(error)) this.#targets.delete(uploadId)
      else if (isFinalRefusal(error)) this.#cancelTarget(upload)
      this.#change(uploadId, { state: 'failed', error })
    } finally {
      this.#stops.delete(uploadId)
      this.#startNext()
    }
  }

  /** Returns whether the vault has the same bytes, and the user decides, or is about to get them. */
  async #isKnown(upload: Upload, signal: AbortSignal): Promise<boolean> {
    const { uploadId, file, creatorId, isChecked } = upload
    if (!isChecked || this.#targets.has(uploadId)) return false
    this.#change(uploadId, { state: 'checking' })
    const hash = this.#hashes.get(uploadId) ?? (await this.#deps.hash(file, signal))
    signal.throwIfAborted()
    if (hash === undefined) return false
    this.#hashes.set(uploadId, hash)
    if (this.#isEqualRunning(upload)) {
      this.#change(uploadId, { state: 'waiting' })
      return true
    }
    const duplicateOf = await this.#deps.findDuplicate(hash, creatorId, signal)
    signal.throwIfAborted()
    if (duplicateOf === null) return false
    this.#change(uploadId, { state: 'duplicate', duplicateOf })
    return true
  }

  async #send(upload: Upload, signal: AbortSignal): Promise<Media> {
    const { uploadId, file, creatorId } = upload
    this.#change(uploadId, { state: 'sending' })
    const facts = this.#deps.facts(file)
    const target = await this.#startOrResume(upload, signal)
    this.#change(uploadId, { sent: target.received / file.size })
    await putParts(file, target, {
      put: this.#deps.put,
      signal,
      onProgress: (sent) => this.#change(uploadId, { sent }),
      onReceived: (received) => this.#targets.set(uploadId, { ...target, received }),
    })
    // Once complete, it is in the vault for good.
    await this.#afterGraceTime(uploadId)
    signal.throwIfAborted()
    return this.#deps.complete(target.mediaId, await facts, creatorId, signal)
  }

  /** Starts an upload, or fetches the server's offset of a started one, which may even be complete. */
  async #startOrResume(upload: Upload, signal: AbortSignal): Promise<UploadTarget> {
    const { uploadId, file, creatorId, editedFrom } = upload
    const known = this.#targets.get(uploadId)
    const hash = this.#hashes.get(uploadId)
    const target = known
      ? { ...known, received: await this.#deps.received(known.mediaId, creatorId, signal) }
      : await this.#deps.start({ file, hash, editedFrom }, creatorId, signal)
    this.#targets.set(uploadId, target)
    return target
  }

  /** Forgets a target, so that the next attempt starts over; the server too, unless an equal file shares it. */
  #cancelTarget({ uploadId, creatorId }: Upload): void {
    const target = this.#targets.get(uploadId)
    this.#targets.delete(uploadId)
    if (!target) return
    const isShared = [...this.#targets.values()].some(({ mediaId }) => mediaId === target.mediaId)
    if (!isShared) this.#deps.cancel(target.mediaId, creatorId)
  }

  #stateOf(uploadId: string): UploadState | undefined {
    return this.#uploads.find((it) => it.uploadId === uploadId)?.state
  }

  /** Delays a finished upload that is being cancelled until its grace time is over. */
  #afterGraceTime(uploadId: string): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.#stateOf(uploadId) === 'cancelling') return
        stop()
        resolve()
      }
      const stop = this.subscribe(check)
      check()
    })
  }

  #finish(upload: Upload, media: Media): void {
    const withWaveform = media.waveform.length > 0 ? media : { ...media, waveform: [...upload.waveform] }
    this.#ready.set(upload.ownerKey, [...this.readReady(upload.ownerKey), withWaveform])
    // Of paused uploads of the same bytes too: it is no longer theirs to cancel.
    for (const [uploadId, { mediaId }] of this.#targets)
      if (mediaId === media.mediaId) this.#targets.delete(uploadId)
    this.#setState(this.#uploads.filter((it) => it.uploadId !== upload.uploadId))
  }

  /** Returns the state that the upload has when it is kept. */
  #stopCancelling(uploadId: string): UploadState | undefined {
    const cancel = this.#cancels.get(uploadId)
    clearTimeout(cancel?.timer)
    this.#cancels.delete(uploadId)
    return cancel?.kept
  }

  /** A new state of an upload that is being cancelled shows once it is kept. */
  #change(uploadId: string, { state, ...change }: Partial<Upload>): void {
    const cancel = this.#cancels.get(uploadId)
    if (cancel && state) cancel.kept = state
    const to = cancel || !state ? change : { ...change, state }
    this.#setState(this.#uploads.map((it) => (it.uploadId === uploadId ? { ...it, ...to } : it)))
  }

  #setState(uploads: readonly Upload[]): void {
    this.#uploads = uploads
    this.#notify()
  }

  readonly #notify = this.#changes.emit
}
