import { createEmitter } from '@/lib/store'

import { type Session, sessionFromTokens } from './session'
import type { SessionDeps } from './session-deps'

/** The session state of this tab, as the page shows it. */
export class SessionView {
  readonly #deps: SessionDeps
  readonly #onChange: () => void
  readonly #changes = createEmitter()
  #current: Session
  #starting = 0

  constructor(deps: SessionDeps, onChange: () => void) {
    this.#deps = deps
    this.#onChange = onChange
    this.#current = this.#read()
  }

  get current(): Session {
    return this.#current
  }

  subscribe = this.#changes.subscribe

  /** Reads the tokens again without notifying listeners. */
  reload(): void {
    this.#current = this.#read()
  }

  update(): void {
    const { tokens, page, userData } = this.#deps
    const before = this.#current
    const next = this.#read()
    // While it changes hands, the page that unmounts must still send nothing for another user.
    if (next.phase !== 'starting')
      tokens.setDisplayed(
        next.phase === 'signed-in' ? { epoch: tokens.read().epoch, userId: next.userId } : undefined,
      )
    if (JSON.stringify(next) === JSON.stringify(before)) return
    this.#current = next
    if (next.sessionKey !== before.sessionKey) page.forget()
    if (next.userId !== undefined) userData.allow(next.userId)
    this.#changes.emit()
    this.#onChange()
  }

  /** Reports `starting` while a step runs, so no guard redirects and no user data renders. */
  async startingWhile<T>(step: () => Promise<T>, isShown = true): Promise<T> {
    if (!isShown) return step()
    this.#starting += 1
    this.update()
    try {
      return await step()
    } finally {
      this.#starting -= 1
      this.update()
    }
  }

  #read(): Session {
    const { tokens, clock, issuerPrefix } = this.#deps
    const session = sessionFromTokens(tokens.read(), clock.now(), issuerPrefix)
    if (this.#starting === 0) return session
    return { ...session, phase: 'starting', status: 'anonymous', userId: undefined, endedReason: undefined }
  }
}
