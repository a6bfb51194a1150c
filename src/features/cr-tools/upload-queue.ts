import { isApiError } from '@/api/errors'
import { UPLOAD_CANCEL_WAIT_MS, UPLOADS_AT_ONCE } from '@/config/constants'
import type { Media } from '@/domain/media'
import type { FileFacts } from '@/services/file-still'
import { newId } from '@/services/new-id'

import { type FileProblem, fileProblem } from './file-check'
import type { putFile } from './put-file'
import { putParts, type UploadPlace } from './upload-parts'

/**
 * `checking`: looks for the same file in the vault. `cancelling`: can still be kept for a moment
 * (requirements 9). `refused`: can't be sent at all. `duplicate`: the vault has it.
 */
export type UploadState =
  | 'waiting'
  | 'checking'
  | 'sending'
  | 'paused'
  | 'cancelling'
  | 'failed'
  | 'refused'
  | 'duplicate'

export interface Upload {
  uploadId: string
  /** ID of the text or page it belongs to. */
  desk: string
  creatorId: string
  file: File
  state: UploadState
  problem: FileProblem | undefined
  /** From 0 to 1. */
  sent: number
  error: unknown
  /** For recordings; shown when the server computes none. */
  waveform: readonly number[]
  /** The vault item with the same bytes. */
  duplicateOf: string | null
  /** Whether the vault is searched for the same file first. */
  isChecked: boolean
  /** The item it was edited from. */
  editedFrom: string | undefined
}

export interface UploadOptions {
  waveform?: readonly number[]
  /** Searches the vault for the same file first. */
  isChecked?: boolean
  /** The item the file was edited from: the new one takes over its folder, tags and rights. */
  editedFrom?: string
}

interface StartRequest {
  file: File
  hash: string | undefined
  editedFrom: string | undefined
}

export interface UploadDeps {
  hash: (file: File, signal: AbortSignal) => Promise<string | undefined>
  /** Resolves to the item with the same bytes; null when there is none. */
  findDuplicate: (hash: string, creatorId: string, signal: AbortSignal) => Promise<string | null>
  start: (request: StartRequest, creatorId: string, signal: AbortSignal) => Promise<UploadPlace>
  /** Resolves to the number of bytes the server has. */
  received: (mediaId: string, creatorId: string, signal: AbortSignal) => Promise<number>
  put: typeof putFile
  facts: (file: File) => Promise<FileFacts>
  complete: (mediaId: string, facts: FileFacts, creatorId: string, signal: AbortSignal) => Promise<Media>
  cancel: (mediaId: string, creatorId: string) => void
}

const NONE: readonly Media[] = []
const cancelled = () => new DOMException('Taken back', 'AbortError')
const paused = () => new DOMException('Paused', 'AbortError')

/** The queue of uploads. It belongs to the page instead of a panel, so uploads continue across navigation. */
export class UploadQueue {
  readonly #deps: UploadDeps
  #uploads: readonly Upload[] = []
  #ready = new Map<string, readonly Media[]>()
  readonly #stops = new Map<string, AbortController>()
  readonly #cancels = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #listeners = new Set<() => void>()
  /** Targets of started files, to resume from. */
  readonly #places = new Map<string, UploadPlace>()
  readonly #hashes = new Map<string, string>()

  constructor(deps: UploadDeps) {
    this.#deps = deps
  }

  readonly read = (): readonly Upload[] => this.#uploads
  readonly readReady = (desk: string): readonly Media[] => this.#ready.get(desk) ?? NONE
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  add(desk: string, creatorId: string, files: readonly File[], options: UploadOptions = {}): void {
    const { waveform = [], isChecked = false, editedFrom } = options
    const fresh = { sent: 0, error: null, duplicateOf: null }
    const added = files.map((file): Upload => {
      const problem = fileProblem(file)
      const state = problem ? 'refused' : 'waiting'
      return {
        uploadId: newId(),
        desk,
        creatorId,
        file,
        waveform,
        problem,
        state,
        isChecked,
        editedFrom,
        ...fresh,
      }
    })
    this.#become([...this.#uploads, ...added])
    this.#go()
  }

  /** Cancels an upload after a moment in which the user can keep it. */
  cancel(uploadId: string): void {
    this.#change(uploadId, { state: 'cancelling' })
    this.#cancels.set(
      uploadId,
      setTimeout(() => this.#drop(uploadId), UPLOAD_CANCEL_WAIT_MS),
    )
  }

  /** Removes a failed or duplicate upload. */
  drop(uploadId: string): void {
    this.#drop(uploadId)
  }

  keep(uploadId: string): void {
    clearTimeout(this.#cancels.get(uploadId))
    this.#cancels.delete(uploadId)
    this.#change(uploadId, { state: this.#stops.has(uploadId) ? 'sending' : 'waiting' })
    this.#go()
  }

  /** Pauses; what has arrived stays on the server. */
  pause(uploadId: string): void {
    this.#change(uploadId, { state: 'paused' })
    this.#stops.get(uploadId)?.abort(paused())
  }

  /** Resumes after a pause or failure, from the server's offset. */
  retry(uploadId: string): void {
    this.#change(uploadId, { state: 'waiting', error: null })
    this.#go()
  }

  /** Uploads a file although the vault has it. */
  sendAnyway(uploadId: string): void {
    this.#change(uploadId, { state: 'waiting', isChecked: false, duplicateOf: null })
    this.#go()
  }

  /** Returns the finished media of a text and removes them from the queue. */
  take(desk: string): readonly Media[] {
    const ready = this.readReady(desk)
    if (ready.length > 0) {
      this.#ready.delete(desk)
      this.#tell()
    }
    return ready
  }

  /** Stops and removes everything. */
  clear(): void {
    for (const { uploadId } of this.#uploads) this.#drop(uploadId)
    this.#ready.clear()
    this.#tell()
  }

  #go(): void {
    const free = UPLOADS_AT_ONCE - this.#stops.size
    const next = this.#uploads
      .filter(({ state, uploadId }) => state === 'waiting' && !this.#stops.has(uploadId))
      .slice(0, Math.max(0, free))
    for (const upload of next) void this.#run(upload)
  }

  async #run(upload: Upload): Promise<void> {
    const { uploadId } = upload
    const stop = new AbortController()
    const { signal } = stop
    this.#stops.set(uploadId, stop)
    try {
      if (await this.#isDuplicate(upload, signal)) return
      const media = await this.#send(upload, signal)
      await this.#settled(uploadId)
      signal.throwIfAborted()
      this.#finish(upload, media)
    } catch (error) {
      if (signal.aborted) return
      if (isApiError(error) && error.isRefusal) this.#forgetPlace(upload)
      this.#change(uploadId, { state: 'failed', error })
    } finally {
      this.#stops.delete(uploadId)
      this.#go()
    }
  }

  /** Returns whether the vault has the same bytes; the user then decides. */
  async #isDuplicate(
    { uploadId, file, creatorId, isChecked }: Upload,
    signal: AbortSignal,
  ): Promise<boolean> {
    if (!isChecked || this.#places.has(uploadId)) return false
    this.#change(uploadId, { state: 'checking' })
    const hash = this.#hashes.get(uploadId) ?? (await this.#deps.hash(file, signal))
    if (hash === undefined) return false
    this.#hashes.set(uploadId, hash)
    const duplicateOf = await this.#deps.findDuplicate(hash, creatorId, signal)
    signal.throwIfAborted()
    if (duplicateOf === null) return false
    this.#change(uploadId, { state: 'duplicate', duplicateOf })
    return true
  }

  async #send(upload: Upload, signal: AbortSignal): Promise<Media> {
    const { uploadId, file, creatorId } = upload
    if (this.#stateOf(uploadId) !== 'cancelling') this.#change(uploadId, { state: 'sending' })
    const facts = this.#deps.facts(file)
    const place = await this.#placeOf(upload, signal)
    this.#change(uploadId, { sent: place.received / file.size })
    await putParts(file, place, {
      put: this.#deps.put,
      signal,
      onProgress: (sent) => this.#change(uploadId, { sent }),
      onReceived: (received) => this.#places.set(uploadId, { ...place, received }),
    })
    return this.#deps.complete(place.mediaId, await facts, creatorId, signal)
  }

  /** Starts an upload, or fetches the server's offset of a started one. */
  async #placeOf(upload: Upload, signal: AbortSignal): Promise<UploadPlace> {
    const { uploadId, file, creatorId, editedFrom } = upload
    const known = this.#places.get(uploadId)
    if (known?.partBytes != null) {
      const received = await this.#deps.received(known.mediaId, creatorId, signal)
      return this.#keepPlace(uploadId, { ...known, received })
    }
    const hash = this.#hashes.get(uploadId)
    const place = known ?? (await this.#deps.start({ file, hash, editedFrom }, creatorId, signal))
    return this.#keepPlace(uploadId, place)
  }

  #keepPlace(uploadId: string, place: UploadPlace): UploadPlace {
    this.#places.set(uploadId, place)
    return place
  }

  /** Forgets a target that is no longer usable, so that the next attempt starts over. */
  #forgetPlace({ uploadId, creatorId }: Upload): void {
    const place = this.#places.get(uploadId)
    if (place) this.#deps.cancel(place.mediaId, creatorId)
    this.#places.delete(uploadId)
  }

  #stateOf(uploadId: string): UploadState | undefined {
    return this.#uploads.find((it) => it.uploadId === uploadId)?.state
  }

  /** Delays a finished upload that is being cancelled until its grace time is over. */
  #settled(uploadId: string): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.#stateOf(uploadId) === 'cancelling') return
        stop()
        resolve()
      }
      const stop = this.subscribe(look)
      look()
    })
  }

  #finish(upload: Upload, media: Media): void {
    const heard = media.waveform.length > 0 ? media : { ...media, waveform: [...upload.waveform] }
    this.#ready.set(upload.desk, [...this.readReady(upload.desk), heard])
    this.#places.delete(upload.uploadId)
    this.#become(this.#uploads.filter((it) => it.uploadId !== upload.uploadId))
  }

  #drop(uploadId: string): void {
    clearTimeout(this.#cancels.get(uploadId))
    this.#cancels.delete(uploadId)
    this.#stops.get(uploadId)?.abort(cancelled())
    const upload = this.#uploads.find((it) => it.uploadId === uploadId)
    if (upload) this.#forgetPlace(upload)
    this.#hashes.delete(uploadId)
    this.#become(this.#uploads.filter((it) => it.uploadId !== uploadId))
  }

  #change(uploadId: string, change: Partial<Upload>): void {
    this.#become(this.#uploads.map((it) => (it.uploadId === uploadId ? { ...it, ...change } : it)))
  }

  #become(uploads: readonly Upload[]): void {
    this.#uploads = uploads
    this.#tell()
  }

  readonly #tell = (): void => this.#listeners.forEach((listener) => listener())
}
