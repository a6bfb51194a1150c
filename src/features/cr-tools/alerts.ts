import { getNotificationSettings } from '@/api/calls/notifications'
import { queryOf } from '@/api/query'
import { type NoticeKind, waysOf } from '@/domain/notice-ways'
import { isEventKind } from '@/domain/message'
import type { NoticeWays, NotificationSettings } from '@/domain/notification'
import { isQuietAt } from '@/domain/quiet-hours'
import { hasPassed } from '@/lib/has-passed'
import { showPageNotice } from '@/services/page-notice'
import { serverNow } from '@/services/server-clock'
import { playSound } from '@/services/sounds'
import { toast } from '@/services/toasts'

import type { LiveNews, LivePlace } from './apply-events'
import { displayOf, nameOf } from './names'
import {
  type NoticeWords,
  wordsOfMany,
  wordsOfManyMessages,
  wordsOfMessage,
  wordsOfNotification,
} from './notice-words'

/** Older events are catch-up after a gap and make no sound. */
const FRESH_FOR_MS = 30_000
/** Minimum interval between two notices, so that each can be read. */
const NOTICE_EVERY_MS = 4000

/** Where the user is at the moment of the notice. */
export interface Whereabouts {
  isHidden: boolean
  /** The inbox and its threads show new messages themselves. */
  isAtMessages: boolean
  isAtNotifications: boolean
}

interface Notice {
  kind: NoticeKind
  at: number
  userId: string | null
  channelId: string | null
  words: (name: string | undefined) => NoticeWords
}

export interface AlertWorld {
  where: () => Whereabouts
  openChat: (channelId: string) => void
  openNotifications: () => void
  openMessages: () => void
  /** A getter, because the language may change. */
  words: () => { openChat: string; show: string }
}

const isMessage = ({ kind }: Notice): boolean => kind === 'message'

function noticesOf({ messages, notifications }: LiveNews, creatorId: string): Notice[] {
  // A tip and the like has a notification of its own.
  const ofFans = messages.filter(
    ({ message, channel }) =>
      message.senderId !== creatorId && !isEventKind(message.kind) && !channel.isMuted,
  )
  return [
    ...ofFans.map(({ message }) => ({
      kind: 'message' as const,
      at: message.createdAt,
      userId: message.senderId,
      channelId: message.channelId,
      words: (name: string | undefined) => wordsOfMessage(message, name),
    })),
    ...notifications
      .filter(({ readAt }) => readAt === null)
      .map((it) => ({ ...it, words: (name: string | undefined) => wordsOfNotification(it, name) })),
  ]
}

/** Returns whether a sound may play now, in the user's time zone. */
export function maySoundNow(
  settings: NotificationSettings | undefined,
  isHidden: boolean,
  at: Date,
): boolean {
  if ((settings?.soundWhen ?? 'hidden') === 'hidden' && !isHidden) return false
  return !settings || !isQuietAt(settings, at.getHours() * 60 + at.getMinutes())
}

/** Notifies the user of events by sound, toast and browser notification. */
export class Alerts {
  readonly #place: LivePlace
  readonly #world: AlertWorld
  /** Notices waiting for the next toast. */
  #due: Notice[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #shownAt = Number.NEGATIVE_INFINITY

  constructor(place: LivePlace, world: AlertWorld) {
    this.#place = place
    this.#world = world
  }

  tell(news: LiveNews): void {
    const { creatorId } = this.#place
    const now = serverNow()
    const fresh = noticesOf(news, creatorId).filter(({ at }) => now - at < FRESH_FOR_MS)
    if (fresh.length === 0) return
    const settings = this.#settings()
    const by = (way: keyof NoticeWays) => fresh.filter(({ kind }) => waysOf(settings?.kinds, kind)[way])
    const where = this.#world.where()
    const sound = settings?.sound ?? 'soft'
    if (sound !== 'none' && by('sound').length > 0 && maySoundNow(settings, where.isHidden, new Date()))
      playSound(sound)
    const [pushed] = where.isHidden ? by('push') : []
    if (pushed) void this.#push(pushed)
    this.#due.push(...by('inApp').filter(({ kind }) => !this.#isSeen(kind, where)))
    this.#showSoon()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#due = []
  }

  #settings(): NotificationSettings | undefined {
    const { client, creatorId } = this.#place
    return client.getQueryData(queryOf(getNotificationSettings, undefined, creatorId).queryKey)
  }

  #isSeen(kind: NoticeKind, { isAtMessages, isAtNotifications }: Whereabouts): boolean {
    return kind === 'message' ? isAtMessages : isAtNotifications
  }

  #showSoon(): void {
    if (this.#timer !== undefined || this.#due.length === 0) return
    const wait = hasPassed(this.#shownAt, NOTICE_EVERY_MS, Date.now())
      ? 0
      : this.#shownAt + NOTICE_EVERY_MS - Date.now()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      const where = this.#world.where()
      const due = this.#due.filter(({ kind }) => !this.#isSeen(kind, where))
      this.#due = []
      if (due.length > 0) this.#show(due)
    }, wait)
  }

  #show(due: readonly Notice[]): void {
    this.#shownAt = Date.now()
    const { openNotifications, openMessages } = this.#world
    const [messages, others] = [due.filter(isMessage), due.filter((it) => !isMessage(it))]
    if (messages.length > 1) this.#tellMany(wordsOfManyMessages(messages.length), openMessages)
    if (others.length > 1) this.#tellMany(wordsOfMany(others.length), openNotifications)
    for (const [only, ...more] of [messages, others]) if (only && more.length === 0) void this.#tellOne(only)
  }

  #tellMany(text: string, onPress: () => void): void {
    toast.info(text, { action: { label: this.#world.words().show, onPress } })
  }

  async #tellOne(notice: Notice): Promise<void> {
    const { text, detail } = notice.words(await this.#nameOf(notice.userId))
    const { openChat, openNotifications } = this.#world
    const words = this.#world.words()
    const { channelId } = notice
    const action = channelId
      ? { label: words.openChat, onPress: () => openChat(channelId) }
      : { label: words.show, onPress: openNotifications }
    toast.info(text, { action, ...(detail && { detail }) })
  }

  async #push({ words, userId, channelId }: Notice): Promise<void> {
    const { text, detail } = words(await this.#nameOf(userId))
    showPageNotice(text, detail, () =>
      channelId ? this.#world.openChat(channelId) : this.#world.openNotifications(),
    )
  }

  /** Resolves to undefined when the name fails to load; the notice is shown without it. */
  async #nameOf(userId: string | null): Promise<string | undefined> {
    if (userId === null) return undefined
    const display = await this.#place.client.query(displayOf(userId)).catch(() => null)
    return display ? nameOf(display) : undefined
  }
}
