import { STORAGE_KEY } from '@/config/storage-keys'
import {
  rotateStoredToken,
  markAccountRefused,
  parseStoredAccounts,
  type StoredAccounts,
} from '@/domain/account/stored-account'
import { readClaims } from '@/domain/account/token'
import type { TokenSet } from '@/domain/account/token-set'
import { localStore, type TextStore } from '@/services/storage/storage'
import { onTabMessage, postTabMessage } from '@/services/network/tab-messages'

/**
 * Why the epoch changed last. A `forced` logout is against the person's will: their drafts stay
 * (decisions 12).
 */
export type EpochCause = 'login' | 'logout' | 'forced' | 'switch' | 'ended' | 'invalid'

/**
 * The current content of storage. The epoch identifies one session: every login, logout, switch and end
 * changes it, and tokens with another epoch count as absent, so that no late write revives a session
 * (decisions 3).
 */
export interface StoredTokens {
  epoch: string | null
  accessToken: string | undefined
  refreshToken: string | undefined
  deviceToken: string | undefined
}

/** The session a page displays. */
interface DisplayedSession {
  epoch: string | null
  userId: string | undefined
}

export type NewTokens = Pick<TokenSet, 'accessToken' | 'refreshToken' | 'deviceToken'>

/** Notifies tabs directly: a storage event may arrive late or, in a frozen page, never. */
interface OtherTabs {
  notify: () => void
  onNotify: (listener: () => void) => () => void
}

/**
 * Receives changes: by this tab, complete and immediately; by another tab, key by key and perhaps halfway.
 */
type TokenWatcher = (by: 'this-tab' | 'other-tab') => void

const TOKEN_KEYS = {
  accessToken: STORAGE_KEY.accessToken,
  refreshToken: STORAGE_KEY.refreshToken,
  deviceToken: STORAGE_KEY.deviceToken,
  epoch: STORAGE_KEY.sessionEpoch,
  tag: STORAGE_KEY.tokenEpoch,
  accounts: STORAGE_KEY.storedAccounts,
} as const
const WATCHED_KEYS: readonly string[] = Object.values(TOKEN_KEYS)

const NO_OTHER_TABS: OtherTabs = { notify: () => undefined, onNotify: () => () => undefined }

/** The token if it is readable; an unreadable one is never sent (decisions 1). */
export const readableToken = (token: string | null | undefined): string | undefined =>
  token && readClaims(token) ? token : undefined

/** Whether there is a session, or one that a refresh may bring back. */
export const hasTokens = ({ accessToken, refreshToken }: StoredTokens): boolean =>
  accessToken !== undefined || refreshToken !== undefined

/** Why the epoch began; undefined for one that no tab of this browser began. */
export const epochCauseOf = (epoch: string | null): string | undefined => epoch?.split('.')[1]

/** The tag that links tokens to their session; before the first login there is no epoch. */
const epochTag = (epoch: string | null): string => epoch ?? 'first'

/** The tag of tokens that had none, once their session is over. */
const NO_SESSION = 'none'

/** Stores the tokens; only this class knows their keys. */
export class TokenStore {
  readonly #store: TextStore
  readonly #otherTabs: OtherTabs
  readonly #watchers = new Set<TokenWatcher>()
  #isWriting = false
  #displayed: DisplayedSession | undefined

  constructor(store: TextStore, others: OtherTabs = NO_OTHER_TABS) {
    this.#store = store
    this.#otherTabs = others
  }

  read(): StoredTokens {
    const epoch = this.#store.get(TOKEN_KEYS.epoch)
    const tag = this.#store.get(TOKEN_KEYS.tag)
    const isOurs = tag === null || tag === epochTag(epoch)
    const text = (name: 'accessToken' | 'refreshToken' | 'deviceToken') =>
      isOurs ? this.#store.get(TOKEN_KEYS[name]) : null
    return {
      epoch,
      accessToken: readableToken(text('accessToken')),
      refreshToken: readableToken(text('refreshToken')),
      deviceToken: text('deviceToken') ?? undefined,
    }
  }

  /** Sets the session the page displays, or displayed last while it changes hands; undefined without one. */
  setDisplayed(session: DisplayedSession | undefined): void {
    this.#displayed = session
  }

  /**
   * Whether the tokens belong to another session than the page displays, or are gone. A frozen page gets no
   * events of other tabs, so this check keeps it from fetching for one user with another's token.
   */
  isForOtherSession(): boolean {
    if (!this.#displayed) return false
    const { epoch, accessToken, refreshToken } = this.read()
    const userId = (readClaims(accessToken) ?? readClaims(refreshToken))?.sub
    return epoch !== this.#displayed.epoch || userId !== this.#displayed.userId
  }

  /** Makes watchers check again, as if another tab had notified them. */
  recheck(): void {
    for (const watcher of this.#watchers) watcher('other-tab')
  }

  /** Whether the session and its tokens are still the given ones. */
  isCurrent(seen: StoredTokens): boolean {
    const now = this.read()
    return (
      now.epoch === seen.epoch &&
      now.accessToken === seen.accessToken &&
      now.refreshToken === seen.refreshToken
    )
  }

  /** Stores the response to a refresh of `seen`, unless the stored tokens are newer (decisions 3). */
  storeRefreshed(seen: StoredTokens, next: NewTokens): boolean {
    const isNewest = this.isCurrent(seen)
    this.#write(() => {
      // Tagged again, as another tab may have ended the session without this tab seeing it yet.
      if (isNewest) this.#storeTokens(next, seen.epoch)
      const [sent, rotated] = [seen.refreshToken, next.refreshToken]
      // A switch may have happened meanwhile: its stored entry must still follow the rotation.
      if (sent && rotated) this.#storeAccounts(rotateStoredToken(this.accounts(), sent, rotated))
    })
    return isNewest
  }

  /** Starts a session and overwrites the stored one. */
  beginSession(cause: 'login' | 'switch', next: NewTokens): void {
    this.#write(() => {
      const epoch = this.#changeEpoch(cause)
      this.#clear()
      this.#storeTokens(next, epoch)
    })
  }

  /**
   * Starts the session of a stored account, unless another has started since `epoch`; its entry is updated
   * either way.
   */
  beginStoredSession(epoch: string, sent: string, next: NewTokens): boolean {
    const isStill = this.#store.get(TOKEN_KEYS.epoch) === epoch
    if (next.refreshToken) {
      const rotated = next.refreshToken
      this.changeAccounts((accounts) => rotateStoredToken(accounts, sent, rotated))
    }
    if (isStill)
      this.beginSession('switch', { ...next, refreshToken: readableToken(next.refreshToken) ?? sent })
    return isStill
  }

  /**
   * First half of a logout: no call uses the tokens any more, though they are still stored. Returns the new
   * epoch.
   */
  beginLogout(cause: 'logout' | 'forced' | 'switch'): string {
    let epoch = ''
    this.#write(() => {
      epoch = this.#changeEpoch(cause)
    })
    return epoch
  }

  /** Second half: deletes the tokens, unless another session has started since. */
  clearTokens(epoch: string): boolean {
    const isCurrent = this.#store.get(TOKEN_KEYS.epoch) === epoch
    if (isCurrent) this.#write(() => this.#clear())
    return isCurrent
  }

  /** Ends the session immediately, if it is still the given one. */
  endSession(seen: StoredTokens, cause: 'ended' | 'invalid'): boolean {
    if (!this.isCurrent(seen)) return false
    this.#write(() => {
      this.#changeEpoch(cause)
      this.#clear()
      if (seen.refreshToken) this.#storeAccounts(markAccountRefused(this.accounts(), seen.refreshToken))
    })
    return true
  }

  /** Whether stored tokens belong to no live session: a tab closed in the middle of a logout. */
  hasLeftovers(): boolean {
    const tag = this.#store.get(TOKEN_KEYS.tag)
    return tag !== null && tag !== epochTag(this.#store.get(TOKEN_KEYS.epoch))
  }

  accounts(): StoredAccounts {
    return parseStoredAccounts(this.#store.get(TOKEN_KEYS.accounts))
  }

  /** Changes the latest copy of the list, never a cached one. */
  changeAccounts(change: (accounts: StoredAccounts) => StoredAccounts): void {
    this.#write(() => this.#storeAccounts(change(this.accounts())))
  }

  /** Calls back after every change by this tab, and on every sign of one by another. */
  watch(watcher: TokenWatcher): () => void {
    this.#watchers.add(watcher)
    const unsubscribe = this.#store.subscribe((key) => {
      if (!this.#isWriting && (key === null || WATCHED_KEYS.includes(key))) watcher('other-tab')
    })
    const stopWatchingTabs = this.#otherTabs.onNotify(() => watcher('other-tab'))
    return () => {
      this.#watchers.delete(watcher)
      unsubscribe()
      stopWatchingTabs()
    }
  }

  /** Several keys change as one: watchers are notified once, afterwards. */
  #write(change: () => void): void {
    this.#isWriting = true
    change()
    this.#isWriting = false
    for (const watcher of this.#watchers) watcher('this-tab')
    this.#otherTabs.notify()
  }

  /** From here on the stored tokens belong to no session. */
  #changeEpoch(cause: EpochCause): string {
    const epoch = `${Math.random().toString(36).slice(2)}.${cause}`
    if (this.#store.get(TOKEN_KEYS.tag) === null) this.#set(TOKEN_KEYS.tag, NO_SESSION)
    this.#set(TOKEN_KEYS.epoch, epoch)
    return epoch
  }

  #storeTokens({ accessToken, refreshToken, deviceToken }: NewTokens, epoch: string | null): void {
    this.#set(TOKEN_KEYS.tag, epochTag(epoch))
    const [access, refresh] = [readableToken(accessToken), readableToken(refreshToken)]
    if (access) this.#set(TOKEN_KEYS.accessToken, access)
    if (refresh) this.#set(TOKEN_KEYS.refreshToken, refresh)
    if (deviceToken) this.#set(TOKEN_KEYS.deviceToken, deviceToken)
  }

  /** A used refresh token must not stay on a full disk: the next page would use it again. */
  #set(key: string, value: string): void {
    this.#store.set(key, value, { neverStale: true })
  }

  #clear(): void {
    for (const key of [
      TOKEN_KEYS.accessToken,
      TOKEN_KEYS.refreshToken,
      TOKEN_KEYS.deviceToken,
      TOKEN_KEYS.tag,
    ])
      this.#store.remove(key)
  }

  #storeAccounts(accounts: StoredAccounts): void {
    if (accounts.length > 0) this.#set(TOKEN_KEYS.accounts, JSON.stringify(accounts))
    else if (this.#store.get(TOKEN_KEYS.accounts) !== null) this.#store.remove(TOKEN_KEYS.accounts)
  }
}

export const tokens = new TokenStore(localStore, {
  notify: () => postTabMessage('tokens'),
  onNotify: (listener) => onTabMessage('tokens', listener),
})
