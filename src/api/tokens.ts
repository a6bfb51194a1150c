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

/** Why the epoch changed last. A logout against the person's will is `forced`: what they wrote stays (decision 12). */
export type EpochCause = 'login' | 'logout' | 'forced' | 'switch' | 'ended' | 'invalid'

/**
 * What storage says at this moment. The epoch names one session: every login, logout, switch and end changes it, and
 * tokens tagged with another epoch count as absent, so that no late write brings a session back (decision 3).
 */
export interface StoredTokens {
  epoch: string | null
  accessToken: string | undefined
  refreshToken: string | undefined
  deviceToken: string | undefined
}

/** A session as a page shows it. */
interface ShownSession {
  epoch: string | null
  userId: string | undefined
}

export type NewTokens = Pick<TokenSet, 'accessToken' | 'refreshToken' | 'deviceToken'>

/** Notifies tabs directly: a storage event may come late or, in a frozen page, never. */
interface OtherTabs {
  tell: () => void
  hear: (listener: () => void) => () => void
}

/** Receives changes: by this tab, whole and at once; by another tab, key by key and perhaps halfway. */
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

/** The token, if it can be read; what cannot is never sent (decision 1). */
export const readable = (token: string | null | undefined): string | undefined =>
  token && readClaims(token) ? token : undefined

/** Why the epoch began; undefined for one that no tab of this browser began. */
export const causeOf = (epoch: string | null): string | undefined => epoch?.split('.')[1]

/** How the tokens say which session they belong to; before the first login there is no epoch. */
const tagOf = (epoch: string | null): string => epoch ?? 'first'

/** The tag of tokens that came without one, once their session is over. */
const NO_SESSION = 'none'

/** Keeper of the tokens over a store: the only one that knows their names. */
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

  /** Says which session the page shows, if any. */
  show(session: ShownSession | undefined): void {
    this.#shown = session
  }

  /**
   * Whether the tokens belong to another session than the page shows, or are gone. A frozen page gets no events of other
   * tabs, and no page of other programs: it must not fetch for one user with the token of another.
   */
  isOfOther(): boolean {
    if (!this.#shown) return false
    const { epoch, accessToken, refreshToken } = this.read()
    const userId = (readClaims(accessToken) ?? readClaims(refreshToken))?.sub
    return epoch !== this.#shown.epoch || userId !== this.#shown.userId
  }

  /** Has watchers look, as when another tab had said that something changed. */
  recheck(): void {
    for (const watcher of this.#watchers) watcher('other-tab')
  }

  /** Whether the session and its tokens are still those that were seen. */
  isStill(seen: StoredTokens): boolean {
    const now = this.read()
    return (
      now.epoch === seen.epoch &&
      now.accessToken === seen.accessToken &&
      now.refreshToken === seen.refreshToken
    )
  }

  /** Stores the answer to a refresh of `seen`, unless the stored tokens are newer by now (decision 3). */
  commit(seen: StoredTokens, next: NewTokens): boolean {
    const isNewest = this.isStill(seen)
    this.#write(() => {
      // Tagged again, should the session have been ended where this tab cannot see it yet.
      if (isNewest) this.#put(next, seen.epoch)
      const [sent, rotated] = [seen.refreshToken, next.refreshToken]
      // A switch may have come between: the entry it kept must follow all the same.
      if (sent && rotated) this.#putAccounts(followRotation(this.accounts(), sent, rotated))
    })
    return isNewest
  }

  /** Begins a session and overwrites what was stored before. */
  begin(cause: 'login' | 'switch', next: NewTokens): void {
    this.#write(() => {
      const epoch = this.#turn(cause)
      this.#wipe()
      this.#put(next, epoch)
    })
  }

  /** Begins the session of a stored account, unless another has begun since `epoch`; its entry follows either way. */
  beginStored(epoch: string, sent: string, next: NewTokens): boolean {
    const isStill = this.#store.get(KEY.epoch) === epoch
    if (next.refreshToken) {
      const rotated = next.refreshToken
      this.changeAccounts((accounts) => followRotation(accounts, sent, rotated))
    }
    if (isStill) this.begin('switch', { ...next, refreshToken: readable(next.refreshToken) ?? sent })
    return isStill
  }

  /** First half of a logout: no call uses the tokens any more, though they are still stored. Returns the new epoch. */
  leave(cause: 'logout' | 'forced' | 'switch'): string {
    let epoch = ''
    this.#write(() => {
      epoch = this.#turn(cause)
    })
    return epoch
  }

  /** Second half: wipes the tokens, unless another session has begun since. */
  wipe(epoch: string): boolean {
    const isCurrent = this.#store.get(KEY.epoch) === epoch
    if (isCurrent) this.#write(() => this.#wipe())
    return isCurrent
  }

  /** Ends the session at once, if it is still the one that was judged. */
  end(seen: StoredTokens, cause: 'ended' | 'invalid'): boolean {
    if (!this.isStill(seen)) return false
    this.#write(() => {
      this.#turn(cause)
      this.#wipe()
      if (seen.refreshToken) this.#putAccounts(markRefused(this.accounts(), seen.refreshToken))
    })
    return true
  }

  /** Whether tokens lie there that belong to no living session: a tab closed in the middle of a logout. */
  hasLeftovers(): boolean {
    const tag = this.#store.get(KEY.tag)
    return tag !== null && tag !== tagOf(this.#store.get(KEY.epoch))
  }

  accounts(): StoredAccounts {
    return parseStoredAccounts(this.#store.get(KEY.accounts))
  }

  /** Changes the freshest copy of the list, never a remembered one. */
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

  /** From here on the tokens that lie there belong to no session. */
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

  /** A refresh token that was used must not stay on a full disk: the next page would use it again. */
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
