import { getNotificationSettings } from '@/api/calls/chat/notifications'
import { queryOf } from '@/api/query'
import { displayQuery, nameOf } from '@/api/user-names'
import { chatAddress } from '@/domain/chat/chat-address'
import { type NoticeKind, noticeDeliveryOf } from '@/domain/notifications/notice-delivery'
import { isEventKind } from '@/domain/chat/message'
import type { NoticeDelivery, NotificationSettings } from '@/domain/notifications/notification'
import { isQuietAt } from '@/domain/notifications/quiet-hours'
import { href } from '@/domain/page/routes'
import { t } from '@/i18n'
import { hasElapsed } from '@/lib/elapsed'
import { showBrowserNotification } from '@/services/page/browser-notification'
import { serverNow } from '@/services/network/server-clock'
import { playSound } from '@/services/sound/sounds'
import { toast } from '@/services/page/toasts'

import type { NewEvents, EventScope } from '../events/apply-events'
import {
  type NoticeText,
  manyNoticesText,
  manyMessagesText,
  messageNoticeText,
  notificationNoticeText,
} from './notice-text'

/** Older events are catch-up after a gap and make no sound. */
const SOUND_MAX_AGE_MS = 30_000
/** Minimum interval between two notices, so that each can be read. */
const MIN_NOTICE_INTERVAL_MS = 4000

/** Where the user is at the moment of the notice. */
export interface UserLocation {
  isHidden: boolean
  /** The inbox and its threads show new messages themselves. */
  isAtMessages: boolean
  isAtNotifications: boolean
}

interface Notice {
  kind: NoticeKind
  at: number
  userId: string | null
  /** The address of the chat that it is about. */
  chat: string | null
  text: (name: string | undefined) => NoticeText
}

export interface AlertDeps {
  location: () => UserLocation
  open: (address: string) => void
}

const isMessage = ({ kind }: Notice): boolean => kind === 'message'
const addressOf = ({ chat }: Notice): string => chat ?? href('notifications')

function noticesOf({ messages, notifications }: NewEvents, creatorId: string): Notice[] {
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
      chat: chatAddress({ channelId: message.channelId, creatorId }),
      text: (name: string | undefined) => messageNoticeText(message, name),
    })),
    ...notifications
      .filter(({ readAt }) => readAt === null)
      .map((it) => ({
        ...it,
        chat: it.channelId && chatAddress({ ...it, channelId: it.channelId, creatorId }),
        text: (name: string | undefined) => notificationNoticeText(it, name),
      })),
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

/** Plays the sound of the first settings that allow one now. */
export function playNotice(choices: readonly (NotificationSettings | undefined)[], isHidden: boolean): void {
  const sound = choices
    .filter((settings) => maySoundNow(settings, isHidden, new Date()))
    .map((settings) => settings?.sound ?? 'soft')
    .find((it) => it !== 'none')
  if (sound) playSound(sound)
}

/** Notifies the user of events by sound, toast and browser notification. */
export class Alerts {
  readonly #scope: EventScope
  readonly #deps: AlertDeps
  /** Notices waiting for the next toast. */
  #due: Notice[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #shownAt = Number.NEGATIVE_INFINITY
  #isStopped = false

  constructor(scope: EventScope, deps: AlertDeps) {
    this.#scope = scope
    this.#deps = deps
  }

  notify(newEvents: NewEvents): void {
    const { creatorId } = this.#scope
    const now = serverNow()
    const fresh = noticesOf(newEvents, creatorId).filter(({ at }) => now - at < SOUND_MAX_AGE_MS)
    if (fresh.length === 0) return
    const settings = this.#settings()
    const by = (way: keyof NoticeDelivery) =>
      fresh.filter(({ kind }) => noticeDeliveryOf(settings?.kinds, kind)[way])
    const where = this.#deps.location()
    if (by('sound').length > 0) playNotice([settings], where.isHidden)
    const [pushed] = where.isHidden ? by('push') : []
    if (pushed) void this.#push(pushed)
    this.#due.push(...by('inApp').filter(({ kind }) => !this.#isSeen(kind, where)))
    this.#scheduleNotice()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#due = []
  }

  #settings(): NotificationSettings | undefined {
    const { client, creatorId } = this.#scope
    return client.getQueryData(queryOf(getNotificationSettings, undefined, creatorId).queryKey)
  }

  #isSeen(kind: NoticeKind, { isAtMessages, isAtNotifications }: UserLocation): boolean {
    return kind === 'message' ? isAtMessages : isAtNotifications
  }

  #scheduleNotice(): void {
    if (this.#timer !== undefined || this.#due.length === 0) return
    const wait = hasElapsed(this.#shownAt, MIN_NOTICE_INTERVAL_MS, Date.now())
      ? 0
      : this.#shownAt + MIN_NOTICE_INTERVAL_MS - Date.now()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      const where = this.#deps.location()
      const due = this.#due.filter(({ kind }) => !this.#isSeen(kind, where))
      this.#due = []
      if (due.length > 0) this.#show(due)
    }, wait)
  }

  #show(due: readonly Notice[]): void {
    this.#shownAt = Date.now()
    const [messages, others] = [due.filter(isMessage), due.filter((it) => !isMessage(it))]
    if (messages.length > 1) this.#notifyMany(manyMessagesText(messages.length), href('messages'))
    if (others.length > 1) this.#notifyMany(manyNoticesText(others.length), href('notifications'))
    for (const [only, ...more] of [messages, others])
      if (only && more.length === 0) void this.#notifyOne(only)
  }

  #notifyMany(text: string, address: string): void {
    const label = t('tools:notifications.show')
    toast.info(text, { action: { label, onPress: () => this.#deps.open(address) } })
  }

  async #notifyOne(notice: Notice): Promise<void> {
    const name = await this.#nameOf(notice.userId)
    // The session may have ended: the next person must not read a fan's words.
    if (this.#isStopped) return
    const { text, detail } = notice.text(name)
    const label = t(notice.chat ? 'tools:notifications.open_chat' : 'tools:notifications.show')
    const onPress = () => this.#deps.open(addressOf(notice))
    toast.info(text, { action: { label, onPress }, ...(detail && { detail }) })
  }

  async #push(notice: Notice): Promise<void> {
    const name = await this.#nameOf(notice.userId)
    if (this.#isStopped) return
    const { text, detail } = notice.text(name)
    showBrowserNotification(text, detail, () => this.#deps.open(addressOf(notice)))
  }

  /** Resolves to undefined when the name fails to load; the notice is shown without it. */
  async #nameOf(userId: string | null): Promise<string | undefined> {
    if (userId === null) return undefined
    const display = await this.#scope.client.query(displayQuery(userId)).catch(() => null)
    return display ? nameOf(display) : undefined
  }
}
