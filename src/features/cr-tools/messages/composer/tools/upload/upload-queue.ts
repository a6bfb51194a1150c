import { UPLOAD_CANCEL_WAIT_MS, UPLOADS_AT_ONCE } from '@/config/constants'
import type { Media } from '@/domain/media'
import { newId } from '@/services/new-id'

import { type FileProblem, fileProblem } from './file-check'

/** How far a file has come. `cancelling`: for a moment it can still be kept (spec 9). `refused`: it can't be sent at all. */
export type UploadState = 'waiting' | 'sending' | 'cancelling' | 'failed' | 'refused'

export interface Upload {
  uploadId: string
  /** Which text it is for. */
  desk: string
  creatorId: string
  file: File
  state: UploadState
  problem: FileProblem | undefined
  /** From 0 to 1. */
  sent: number
  error: unknown
  /** Of a recording: drawn where the server finds none. */
  waveform: readonly number[]
}

interface World {
  start: (
    file: File,
    creatorId: string,
    signal: AbortSignal,
  ) => Promise<{ mediaId: string; uploadUrl: string }>
  put: (
    file: File,
    url: string,
    options: { signal: AbortSignal; onProgress: (ratio: number) => void },
  ) => Promise<void>
  complete: (mediaId: string, creatorId: string, signal: AbortSignal) => Promise<Media>
  cancel: (mediaId: string, creatorId: string) => void
}

const NONE: readonly Media[] = []

/** Files on their way. It belongs to the page, not to a panel: they go on while somebody writes elsewhere. */
export class UploadQueue {
  readonly #world: World
  #uploads: readonly Upload[] = []
  #ready = new Map<string, readonly Media[]>()
  readonly #stops = new Map<string, AbortController>()
  readonly #cancels = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #listeners = new Set<() => void>()

  constructor(world: World) {
    this.#world = world
  }

  readonly read = (): readonly Upload[] => this.#uploads
  readonly readReady = (desk: string): readonly Media[] => this.#ready.get(desk) ?? NONE
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  add(desk: string, creatorId: string, files: readonly File[], waveform: readonly number[] = []): void {
    const added = files.map((file): Upload => {
      const problem = fileProblem(file)
      const state = problem ? 'refused' : 'waiting'
      return { uploadId: newId(), desk, creatorId, file, waveform, problem, state, sent: 0, error: null }
    })
    this.#become([...this.#uploads, ...added])
    this.#go()
  }

  /** Takes a file back after a moment in which it can be kept. */
  cancel(uploadId: string): void {
    this.#change(uploadId, { state: 'cancelling' })
    this.#cancels.set(
      uploadId,
      setTimeout(() => this.#drop(uploadId), UPLOAD_CANCEL_WAIT_MS),
    )
  }

  /** Puts one away that has failed. */
  drop(uploadId: string): void {
    this.#drop(uploadId)
  }

  keep(uploadId: string): void {
    clearTimeout(this.#cancels.get(uploadId))
    this.#cancels.delete(uploadId)
    this.#change(uploadId, { state: this.#stops.has(uploadId) ? 'sending' : 'waiting' })
    this.#go()
  }

  retry(uploadId: string): void {
    this.#change(uploadId, { state: 'waiting', sent: 0, error: null })
    this.#go()
  }

  /** What has arrived for a text; it is the text's from now on. */
  take(desk: string): readonly Media[] {
    const ready = this.readReady(desk)
    if (ready.length > 0) {
      this.#ready.delete(desk)
      this.#tell()
    }
    return ready
  }

  /** Stops and forgets everything. */
  clear(): void {
    for (const { uploadId } of this.#uploads) this.#drop(uploadId)
    this.#ready.clear()
    this.#tell()
  }

  #go(): void {
    const free = UPLOADS_AT_ONCE - this.#stops.size
    const next = this.#uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
    for (const upload of next) void this.#run(upload)
  }

  async #run(upload: Upload): Promise<void> {
    const { uploadId, file, creatorId } = upload
    const stop = new AbortController()
    const { signal } = stop
    this.#stops.set(uploadId, stop)
    this.#change(uploadId, { state: 'sending' })
    let mediaId: string | undefined
    try {
      const place = await this.#world.start(file, creatorId, signal)
      mediaId = place.mediaId
      const onProgress = (sent: number) => this.#change(uploadId, { sent })
      await this.#world.put(file, place.uploadUrl, { signal, onProgress })
      const media = await this.#world.complete(mediaId, creatorId, signal)
      await this.#settled(uploadId)
      if (signal.aborted) throw signal.reason
      this.#finish(upload, media)
    } catch (error) {
      if (mediaId !== undefined) this.#world.cancel(mediaId, creatorId)
      if (!signal.aborted) this.#change(uploadId, { state: 'failed', error })
    } finally {
      this.#stops.delete(uploadId)
      this.#go()
    }
  }

  /** One that is being taken back waits for the end of its moment, even if it has arrived meanwhile. */
  #settled(uploadId: string): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        const state = this.#uploads.find((it) => it.uploadId === uploadId)?.state
        if (state === 'cancelling') return
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
    this.#become(this.#uploads.filter((it) => it.uploadId !== upload.uploadId))
  }

  #drop(uploadId: string): void {
    clearTimeout(this.#cancels.get(uploadId))
    this.#cancels.delete(uploadId)
    this.#stops.get(uploadId)?.abort(new DOMException('Taken back', 'AbortError'))
    this.#become(this.#uploads.filter((it) => it.uploadId !== uploadId))
  }

  #change(uploadId: string, change: Partial<Upload>): void {
    this.#become(this.#uploads.map((it) => (it.uploadId === uploadId ? { ...it, ...change } : it)))
  }

  #become(uploads: readonly Upload[]): void {
    this.#uploads = uploads
    this.#tell()
  }

  #tell(): void {
    this.#listeners.forEach((listener) => listener())
  }
}
