import type { ConflictChoice } from '@/ui/field/text-conflict'

/** A user's text about a fan; both fields are saved as typed. */
export interface NoteText {
  nickname: string
  note: string
}
export const NOTE_FIELDS: readonly (keyof NoteText)[] = ['nickname', 'note']

/** Unsaved text, with the server's version it is based on. */
export interface UnsavedNote {
  base: NoteText
  text: NoteText
}

export type NoteState =
  | { kind: 'idle' | 'typed' | 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; error: unknown }
  /** A colleague wrote in the meantime: nothing is saved before the user has chosen. */
  | { kind: 'conflict'; theirs: Partial<NoteText> }

export interface NoteAutosaveDeps {
  /** Loads the server's present version. */
  load: () => Promise<NoteText>
  save: (text: NoteText) => Promise<NoteText>
  /** Survives the page, so that nothing is lost before the server has it. */
  disk: { read: () => UnsavedNote | undefined; write: (unsaved: UnsavedNote) => void; drop: () => void }
  now: () => number
  /** Called when a save fails after the field has unmounted. */
  onUnseenFailure: (error: unknown) => void
}

export const NOTE_AUTOSAVE_AFTER_MS = 600

const isSame = (a: NoteText, b: NoteText) => NOTE_FIELDS.every((field) => a[field] === b[field])

/** Autosaves text with a delay, and never overwrites a colleague's change that the user has not seen. */
export class NoteAutosave {
  readonly #deps: NoteAutosaveDeps
  readonly #listeners = new Set<() => void>()
  #base: NoteText | undefined
  #text: NoteText = { nickname: '', note: '' }
  #state: NoteState = { kind: 'idle' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | undefined
  #view: { text: NoteText; state: NoteState }

  constructor(deps: NoteAutosaveDeps) {
    this.#deps = deps
    const unsaved = deps.disk.read()
    if (unsaved) ({ base: this.#base, text: this.#text } = unsaved)
    this.#view = { text: this.#text, state: this.#state }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly view = () => this.#view

  /** Merges the server's version: untouched fields follow it, edited ones are compared. */
  readonly receive = (server: NoteText): void => {
    // A read that started before a save ended may be older than that save.
    if (this.#saving) return
    this.#merge(server)
    if (this.#isDirty() && this.#state.kind !== 'failed') this.#schedule()
    this.#notify()
  }

  readonly edit = (part: Partial<NoteText>): void => {
    this.#text = { ...this.#text, ...part }
    if (this.#state.kind !== 'conflict') this.#state = { kind: 'typed' }
    this.#saveToDisk()
    this.#schedule()
    this.#notify()
  }

  /** Saves pending text now. Resolves when done; never rejects. */
  readonly flush = async (): Promise<void> => {
    clearTimeout(this.#timer)
    await this.#saving
    if (!this.#isDirty() || this.#state.kind === 'conflict') return
    // Another caller that waited may have started already.
    this.#saving ??= this.#save()
    await this.#saving
  }

  /** Resolves a conflict: keeps one text, or joins two notes. */
  readonly resolveConflict = (choice: ConflictChoice): void => {
    if (this.#state.kind !== 'conflict' || !this.#base) return
    const { theirs } = this.#state
    this.#base = { ...this.#base, ...theirs }
    this.#text = { ...this.#text }
    if (choice === 'theirs') this.#text = { ...this.#text, ...theirs }
    if (choice === 'both' && theirs.note !== undefined) this.#text.note = `${theirs.note}\n${this.#text.note}`
    this.#state = { kind: this.#isDirty() ? 'typed' : 'idle' }
    this.#saveToDisk()
    this.#notify()
    void this.flush()
  }

  #isDirty(): boolean {
    return this.#base !== undefined && !isSame(this.#base, this.#text)
  }

  #merge(server: NoteText): void {
    const base = this.#base ?? server
    if (!this.#base) this.#text = server
    const theirs: Partial<NoteText> = {}
    const next = { ...base }
    const text = { ...this.#text }
    for (const field of NOTE_FIELDS) {
      const isTouched = text[field] !== base[field]
      const isNews = server[field] !== base[field] && server[field] !== text[field]
      if (isTouched && isNews) theirs[field] = server[field]
      else next[field] = server[field]
      if (!isTouched) text[field] = server[field]
    }
    this.#base = next
    this.#text = text
    if (Object.keys(theirs).length > 0) this.#state = { kind: 'conflict', theirs }
    else if (this.#state.kind === 'conflict') this.#state = { kind: 'typed' }
    this.#saveToDisk()
  }

  async #save(): Promise<void> {
    this.#state = { kind: 'saving' }
    this.#notify()
    let sent = this.#text
    try {
      this.#merge(await this.#deps.load())
      // The check may have found a conflict, or the same text on the server.
      if (this.#hasConflict()) return
      sent = this.#text
      if (this.#isDirty()) await this.#deps.save(sent)
      this.#base = sent
      this.#state = this.#isDirty() ? { kind: 'typed' } : { kind: 'saved', at: this.#deps.now() }
      if (this.#isDirty()) this.#schedule()
    } catch (error) {
      this.#state = { kind: 'failed', error }
      if (this.#listeners.size === 0) this.#deps.onUnseenFailure(error)
    } finally {
      this.#saving = undefined
      this.#saveToDisk()
      this.#notify()
    }
  }

  #hasConflict(): boolean {
    return this.#state.kind === 'conflict'
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), NOTE_AUTOSAVE_AFTER_MS)
  }

  #saveToDisk(): void {
    if (this.#base && this.#isDirty()) this.#deps.disk.write({ base: this.#base, text: this.#text })
    else this.#deps.disk.drop()
  }

  #notify(): void {
    this.#view = { text: this.#text, state: this.#state }
    this.#listeners.forEach((listener) => listener())
  }
}
