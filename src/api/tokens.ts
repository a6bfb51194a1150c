import { STORAGE_KEY } from '@/config/storage-keys'
import {
  followRotation,
  markRefused,
  parseStoredAccounts,
  type StoredAccounts,
} from '@/domain/stored-account'
import { readClaims } from '@/domain/token'
import type { TokenSet } from '@/domain/token-set'
import { local, type Store } from '@/services/storage'
import { hearTabs, tellTabs } from '@/services/tabs'

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
interface ShownSession {
  epoch: string | null
  userId: string | undefined
}

export type NewTokens = Pick<TokenSet, 'accessToken' | 'refreshToken' | 'deviceToken'>

/** Notifies tabs directly: a storage event may arrive late or, in a frozen page, never. */
interface OtherTabs {
  tell: () => void
  hear: (listener: () => void) => () => void
}

/**
 * Receives changes: by this tab, complete and immediately; by another tab, key by key and perhaps halfway.
 */
type Watcher = (by: 'this-tab' | 'other-tab') => void

const KEY = {
  accessToken: STORAGE_KEY.accessToken,
  refreshToken: STORAGE_KEY.refreshToken,
  deviceToken: STORAGE_KEY.deviceToken,
  epoch: STORAGE_KEY.sessionEpoch,
  tag: STORAGE_KEY.tokenEpoch,
  accounts: STORAGE_KEY.storedAccounts,
} as const
const WATCHED: readonly string[] = Object.values(KEY)

const NO_OTHERS: OtherTabs = { tell: () => undefined, hear: () => () => undefined }

/** The token if it is readable; an unreadable one is never sent (decisions 1). */
export const readable = (token: string | null | undefined): string | undefined =>
  token && readClaims(token) ? token : undefined

/** Why the epoch began; undefined for one that no tab of this browser began. */
export const causeOf = (epoch: string | null): string | undefined => epoch?.split('.')[1]

/** The tag that links tokens to their session; before the first login there is no epoch. */
const tagOf = (epoch: string | null): string => epoch ?? 'first'

/** The tag of tokens that had none, once their session is over. */
const NO_SESSION = 'none'

/** Stores the tokens; only this class knows their keys. */
export class TokenKeeper {
  readonly #store: Store
  readonly #others: OtherTabs
  readonly #watchers = new Set<Watcher>()
  #isWriting = false
  #shown: ShownSession | undefined

  constructor(store: Store, others: OtherTabs = NO_OTHERS) {
    this.#store = store
    this.#others = others
  }

  read(): StoredTokens {
    const epoch = this.#store.get(KEY.epoch)
    const tag = this.#store.get(KEY.tag)
    const isOurs = tag === null || tag === tagOf(epoch)
    const text = (name: 'accessToken' | 'refreshToken' | 'deviceToken') =>
      isOurs ? this.#store.get(KEY[name]) : null
    return {
      epoch,
      accessToken: readable(text('accessToken')),
      refreshToken: readable(text('refreshToken')),
      deviceToken: text('deviceToken') ?? undefined,
    }
  }

  /** Sets the session the page displays, if any. */
  show(session: ShownSession | undefined): void {
    this.#shown = session
  }

  /**
   * Whether the tokens belong to another session than the page displays, or are gone. A frozen page gets no
   * events of other tabs, so this check keeps it from fetching for one user with another's token.
   */
  isOfOther(): boolean {
    if (!this.#shown) return false
    const { epoch, accessToken, refreshToken } = this.read()
    const userId = (readClaims(accessToken) ?? readClaims(refreshToken))?.sub
    return epoch !== this.#shown.epoch || userId !== this.#shown.userId
  }

  /** Makes watchers check again, as if another tab had notified them. */
  recheck(): void {
    for (const watcher of this.#watchers) watcher('other-tab')
  }

  /** Whether the session and its tokens are still the given ones. */
  isStill(seen: StoredTokens): boolean {
    const now = this.read()
    return (
      now.epoch === seen.epoch &&
      now.accessToken === seen.accessToken &&
      now.refreshToken === seen.refreshToken
    )
  }

  /** Stores the response to a refresh of `seen`, unless the stored tokens are newer (decisions 3). */
  commit(seen: StoredTokens, next: NewTokens): boolean {
    const isNewest = this.isStill(seen)
    this.#write(() => {
      // Tagged again, as another tab may have ended the session without this tab seeing it yet.
      if (isNewest) this.#put(next, seen.epoch)
      const [sent, rotated] = [seen.refreshToken, next.refreshToken]
      // A switch may have happened meanwhile: its stored entry must still follow the rotation.
      if (sent && rotated) this.#putAccounts(followRotation(this.accounts(), sent, rotated))
    })
    return isNewest
  }

  /** Starts a session and overwrites the stored one. */
  begin(cause: 'login' | 'switch', next: NewTokens): void {
    this.#write(() => {
      const epoch = this.#turn(cause)
      this.#wipe()
      this.#put(next, epoch)
    })
  }

  /**
   * Starts the session of a stored account, unless another has started since `epoch`; its entry is updated
   * either way.
   */
  beginStored(epoch: string, sent: string, next: NewTokens): boolean {
    const isStill = this.#store.get(KEY.epoch) === epoch
    if (next.refreshToken) {
      const rotated = next.refreshToken
      this.changeAccounts((accounts) => followRotation(accounts, sent, rotated))
    }
    if (isStill) this.begin('switch', { ...next, refreshToken: readable(next.refreshToken) ?? sent })
    return isStill
  }

  /**
   * First half of a logout: no call uses the tokens any more, though they are still stored. Returns the new
   * epoch.
   */
  leave(cause: 'logout' | 'forced' | 'switch'): string {
    let epoch = ''
    this.#write(() => {
      epoch = this.#turn(cause)
    })
    return epoch
  }

  /** Second half: deletes the tokens, unless another session has started since. */
  wipe(epoch: string): boolean {
    const isCurrent = this.#store.get(KEY.epoch) === epoch
    if (isCurrent) this.#write(() => this.#wipe())
    return isCurrent
  }

  /** Ends the session immediately, if it is still the given one. */
  end(seen: StoredTokens, cause: 'ended' | 'invalid'): boolean {
    if (!this.isStill(seen)) return false
    this.#write(() => {
      this.#turn(cause)
      this.#wipe()
      if (seen.refreshToken) this.#putAccounts(markRefused(this.accounts(), seen.refreshToken))
    })
    return true
  }

  /** Whether stored tokens belong to no live session: a tab closed in the middle of a logout. */
  hasLeftovers(): boolean {
    const tag = this.#store.get(KEY.tag)
    return tag !== null && tag !== tagOf(this.#store.get(KEY.epoch))
  }

  accounts(): StoredAccounts {
    return parseStoredAccounts(this.#store.get(KEY.accounts))
  }

  /** Changes the latest copy of the list, never a cached one. */
  changeAccounts(change: (accounts: StoredAccounts) => StoredAccounts): void {
    this.#write(() => this.#putAccounts(change(this.accounts())))
  }

  /** Calls back after every change by this tab, and on every sign of one by another. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    const unsubscribe = this.#store.subscribe((key) => {
      if (!this.#isWriting && (key === null || WATCHED.includes(key))) watcher('other-tab')
    })
    const stopHearing = this.#others.hear(() => watcher('other-tab'))
    return () => {
      this.#watchers.delete(watcher)
      unsubscribe()
      stopHearing()
    }
  }

  /** Several keys change as one: watchers are notified once, afterwards. */
  #write(change: () => void): void {
    this.#isWriting = true
    change()
    this.#isWriting = false
    for (const watcher of this.#watchers) watcher('this-tab')
    this.#others.tell()
  }

  /** From here on the stored tokens belong to no session. */
  #turn(cause: EpochCause): string {
    const epoch = `${Math.random().toString(36).slice(2)}.${cause}`
    if (this.#store.get(KEY.tag) === null) this.#set(KEY.tag, NO_SESSION)
    this.#set(KEY.epoch, epoch)
    return epoch
  }

  #put({ accessToken, refreshToken, deviceToken }: NewTokens, epoch: string | null): void {
    this.#set(KEY.tag, tagOf(epoch))
    const [access, refresh] = [readable(accessToken), readable(refreshToken)]
    if (access) this.#set(KEY.accessToken, access)
    if (refresh) this.#set(KEY.refreshToken, refresh)
    if (deviceToken) this.#set(KEY.deviceToken, deviceToken)
  }

  /** A used refresh token must not stay on a full disk: the next page would use it again. */
  #set(key: string, value: string): void {
    this.#store.set(key, value, { neverStale: true })
  }

  #wipe(): void {
    for (const key of [KEY.accessToken, KEY.refreshToken, KEY.deviceToken, KEY.tag]) this.#store.remove(key)
  }

  #putAccounts(accounts: StoredAccounts): void {
    if (accounts.length > 0) this.#set(KEY.accounts, JSON.stringify(accounts))
    else if (this.#store.get(KEY.accounts) !== null) this.#store.remove(KEY.accounts)
  }
}

export const tokens = new TokenKeeper(local, {
  tell: () => tellTabs('tokens'),
  hear: (listener) => hearTabs('tokens', listener),
})
