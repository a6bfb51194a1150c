import {
  GitCommitHorizontal,
  Image,
  Lock,
  type LucideIcon,
  Mic,
  PenLine,
  StickyNote,
  TriangleAlert,
  Video,
} from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Channel, LastMessage } from '@/domain/channel'
import type { MediaKind } from '@/domain/media'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { toServerTime } from '@/services/server-clock'
import { onTick, tickedAt } from '@/services/tick'
import { initials } from '@/ui/avatar'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { plainName } from '@/ui/user-name'

import { useName } from '../../../names'
import { useFailedIn } from '../../../not-sent'
import { useOutgoingWords } from '../outgoing-words'
import { eventOf, mediaOf, senderOf, showsDraft } from '../preview-of'

const MEDIA_ICON: Record<MediaKind, LucideIcon> = { image: Image, video: Video, audio: Mic, gif: Image }

/** Returns the name of the colleague who holds the lock, until it expires. */
function useLockedBy({ lock }: Channel, me: string | undefined): string | undefined {
  const isHeld = useSyncExternalStore(
    onTick,
    () => lock !== null && lock.userId !== me && lock.until > toServerTime(tickedAt()),
  )
  return isHeld ? lock?.userId : undefined
}

/** Returns the last message as text: its own, else its media or event. */
function useWords(): (message: LastMessage, currency: string) => string {
  const { t } = useTranslation('tools')
  return (message, currency) => {
    const event = eventOf(message)
    if (event === 'tip' || event === 'order')
      return t(`inbox.kind_${event}`, { amount: formatMoney({ amount: message.price, currency }) })
    if (message.text !== '') return message.text
    if (event) return t(`inbox.kind_${event}`)
    const media = mediaOf(message)
    return media ? t(`inbox.kind_${media.kind}`, { count: media.count }) : t('inbox.kind_empty')
  }
}

/** Placeholder for a user's own text in a sentence. */
const SLOT = '\uFFFC'

interface Said {
  /** Who wrote it, in the reader's language. */
  lead?: string | undefined
  /** In whatever language it was written. */
  text: string
}

/** The user of the list. The permission comes as a prop: each of many rows would query it again. */
export interface Reader {
  creatorId: string
  me: string | undefined
  /** Whether colleagues are named. */
  seesStaff: boolean
}

/** Returns the text with its sender, unless that is the fan. */
function useSaid(of: Channel, { creatorId, me, seesStaff }: Reader): Said {
  const { t } = useTranslation('tools')
  const words = useWords()
  const message = of.lastMessage
  const sender = message && senderOf(message, creatorId, me)
  const colleague = useName(seesStaff && sender?.who === 'staff' ? sender.userId : null)
  if (!message || !sender) return { text: t('inbox.row_nothing') }
  const text = words(message, of.currency)
  if (eventOf(message) || sender.who === 'fan') return { text }
  if (sender.who === 'you') return { lead: t('inbox.row_you', { text: SLOT }), text }
  const lead =
    sender.who === 'staff' && colleague
      ? t('inbox.row_staff', { initials: initials(colleague), text: SLOT })
      : t('inbox.row_team', { text: SLOT })
  return { lead, text }
}

const markOf = (message: LastMessage | null): LucideIcon | undefined => {
  if (!message) return undefined
  if (eventOf(message)) return GitCommitHorizontal
  if (message.price > 0) return Lock
  const media = mediaOf(message)
  return media && MEDIA_ICON[media.kind]
}

/**
 * Truncates the end of the text in its own direction; the page's direction would cut the beginning of another
 * language.
 */
function Line({
  icon,
  strong,
  lead = SLOT,
  text,
}: Said & { icon?: LucideIcon | undefined; strong?: boolean }) {
  const [before, after] = lead.split(SLOT)
  return (
    <>
      {icon && (
        <Icon of={icon} size="xxs" className="text-text-faint group-aria-[current]/row:text-text-quiet" />
      )}
      <span className={cx('flex min-w-0 flex-1', strong && 'text-text')}>
        {before && <span className="shrink-0 whitespace-pre">{before}</span>}
        <span dir="auto" className="cut">
          {text}
        </span>
        {after && <span className="shrink-0 whitespace-pre">{after}</span>}
      </span>
    </>
  )
}

/**
 * The second line of a row: a failed message, else who is typing, else the draft, else the last message
 * (screens S10).
 */
export function RowPreview({ of, ...reader }: Reader & { of: Channel }) {
  const { t } = useTranslation('tools')
  const lockedBy = useLockedBy(of, reader.me)
  const colleague = useName((reader.seesStaff && lockedBy) || null)
  const said = useSaid(of, reader)
  const failed = useFailedIn(reader.me, of.channelId)
  const wordsOf = useOutgoingWords()
  if (failed)
    return (
      <span className="flex min-w-0 flex-1 items-center gap-1 text-danger-text">
        <Icon of={TriangleAlert} size="xxs" />
        <Line lead={t('inbox.row_not_sent', { text: SLOT })} text={wordsOf(failed)} />
      </span>
    )
  if (lockedBy !== undefined)
    return (
      <Line
        icon={PenLine}
        text={
          colleague
            ? t('inbox.row_writing', { name: isolate(plainName(colleague)) })
            : t('inbox.row_writing_somebody')
        }
      />
    )
  if (showsDraft(of))
    return <Line icon={StickyNote} lead={t('inbox.row_draft', { text: SLOT })} text={of.draft ?? ''} />
  return (
    <>
      {of.draft !== null && <Icon of={StickyNote} size="xxs" name={t('inbox.row_has_draft')} />}
      <Line icon={markOf(of.lastMessage)} strong={of.unreadCount > 0} {...said} />
    </>
  )
}
