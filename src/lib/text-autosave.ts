/** How a user resolves a conflict with a colleague's text. */
export type ConflictChoice = 'mine' | 'theirs' | 'both'

/** Unsaved texts, with the server's version they are based on. */
export interface UnsavedTexts<Texts> {
  base: Texts
  text: Texts
}

export type AutosaveState<Texts> =
  | { kind: 'idle' | 'typed' | 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; error: unknown }
  /** A colleague wrote in the meantime: nothing is saved before the user has chosen. */
  | { kind: 'conflict'; theirs: Partial<Texts> }

/** Survives the page, so that nothing is lost before the server has it. */
export interface TextDisk<Texts> {
  read: () => UnsavedTexts<Texts> | undefined
  write: (unsaved: UnsavedTexts<Texts>) => void
  drop: () => void
}

export interface TextAutosaveDeps<Texts> {
  /** Loads the server's present version. */
  load: () => Promise<Texts>
  save: (text: Texts) => Promise<unknown>
  disk: TextDisk<Texts>
  /** Fields of several lines, where both texts of a conflict can be kept. */
  multiline: readonly (keyof Texts)[]
  now: () => number
  /** Saves so long after the last key. Without it, only a flush saves. */
  delayMs?: number
  /** Texts that cannot be saved stay unsaved, without an error: the field shows its own. */
  isValid?: (text: Texts) => boolean
  /** Called when a save fails after the field has unmounted. */
  onUnseenFailure?: (error: unknown) => void
}

/** Autosaves named texts, and never overwrites a colleague's change that the user has not seen. */
export class TextAutosave<Texts extends Record<string, string>> {
  readonly #deps: TextAutosaveDeps<Texts>
  readonly #listeners = new Set<() => void>()
  #base: Texts
  #text: Texts
  #state: AutosaveState<Texts> = { kind: 'idle' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | undefined
  #view: { text: Texts; state: AutosaveState<Texts>; isDirty: boolean }

  constructor(deps: TextAutosaveDeps<Texts>, server: Texts) {
    this.#deps = deps
    ;({ base: this.#base, text: this.#text } = deps.disk.read() ?? { base: server, text: server })
    this.#view = { text: this.#text, state: this.#state, isDirty: this.#isDirty() }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly view = () => this.#view

  /** Whether a field shows it. */
  get isOpen(): boolean {
    return this.#listeners.size > 0
  }

  /** Merges the server's version: untouched fields follow it, edited ones are compared. */
  readonly receive = (server: Texts): void => {
    // A read that started before a save ended may be older than that save.
    if (this.#saving) return
    this.#merge(server)
    if (this.#isDirty() && this.#state.kind !== 'failed') this.#schedule()
    this.#notify()
  }

  readonly edit = (part: Partial<Texts>): void => {
    this.#text = { ...this.#text, ...part }
    if (this.#state.kind !== 'conflict') this.#state = { kind: 'typed' }
    this.#saveToDisk()
    this.#schedule()
    this.#notify()
  }

  /** Saves pending text now. Resolves with whether all is saved; never rejects. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer)
    await this.#saving
    if (this.#isDirty() && this.#state.kind !== 'conflict' && (this.#deps.isValid?.(this.#text) ?? true)) {
      // Another caller that waited may have started already.
      this.#saving ??= this.#save()
      await this.#saving
    }
    return !this.#isDirty()
  }

  /** Forgets what is not saved. */
  readonly discard = (): void => {
    clearTimeout(this.#timer)
    this.#text = this.#base
    this.#state = { kind: 'idle' }
    this.#saveToDisk()
    this.#notify()
  }

  /** Resolves a conflict: keeps one text, or joins the two of each field. */
  readonly resolveConflict = (choice: ConflictChoice): void => {
    if (this.#state.kind !== 'conflict') return
    const { theirs } = this.#state
    this.#base = { ...this.#base, ...theirs }
    if (choice === 'theirs') this.#text = { ...this.#text, ...theirs }
    if (choice === 'both') {
      const joined = this.#deps.multiline
        .filter((field) => theirs[field])
        .map((field) => [field, `${theirs[field]}\n${this.#text[field]}`])
      this.#text = { ...this.#text, ...Object.fromEntries(joined) }
    }
    this.#state = { kind: this.#isDirty() ? 'typed' : 'idle' }
    this.#saveToDisk()
    this.#notify()
    void this.flush()
  }

  #fields(): (keyof Texts)[] {
    return Object.keys(this.#base)
  }

  #isDirty(): boolean {
    return this.#fields().some((field) => this.#base[field] !== this.#text[field])
  }

  #merge(server: Texts): void {
    const theirs: Partial<Texts> = {}
    const base = { ...this.#base }
    const text = { ...this.#text }
    for (const field of this.#fields()) {
      const isTouched = text[field] !== base[field]
      const isNews = server[field] !== base[field] && server[field] !== text[field]
      if (isTouched && isNews) theirs[field] = server[field]
      else base[field] = server[field]
      if (!isTouched) text[field] = server[field]
    }
    this.#base = base
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
      if (!this.isOpen) this.#deps.onUnseenFailure?.(error)
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
    if (this.#deps.delayMs !== undefined)
      this.#timer = setTimeout(() => void this.flush(), this.#deps.delayMs)
  }

  #saveToDisk(): void {
    if (this.#isDirty()) this.#deps.disk.write({ base: this.#base, text: this.#text })
    else this.#deps.disk.drop()
  }

  #notify(): void {
    this.#view = { text: this.#text, state: this.#state, isDirty: this.#isDirty() }
    this.#listeners.forEach((listener) => listener())
  }
}
