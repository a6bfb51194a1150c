import {
  GitCommitHorizontal,
  Image,
  Lock,
  type IconNode,
  Mic,
  PenLine,
  StickyNote,
  TriangleAlert,
  Video,
} from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { useName } from '@/api/user-names'
import type { Channel, LastMessage } from '@/domain/chat/channel'
import type { MediaKind } from '@/domain/vault/media'
import { formatMoney } from '@/i18n/format'
import { initials } from '@/ui/text/avatar'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { isolatedName } from '@/ui/text/user-name'

import { useFailedMessageIn } from '../../../outbox/failed-messages'
import { useLockedBy } from '../../base/use-locked-by'
import { useOutgoingText } from './use-outgoing-text'
import { eventOf, mediaOf, senderOf, showsDraft } from './last-message'

const MEDIA_ICON: Record<MediaKind, IconNode> = { image: Image, video: Video, audio: Mic, gif: Image }

/** Returns the last message as text: its own, else its media or event. */
function useMessageText(): (message: LastMessage, currency: string) => string {
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
const TEXT_PLACEHOLDER = '\uFFFC'

interface SentText {
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

/** Returns the text with its sender, unless that is the fan of the conversation. */
function useSentText(of: Channel, { creatorId, me, seesStaff }: Reader): SentText {
  const { t } = useTranslation('tools')
  const textOf = useMessageText()
  const message = of.lastMessage
  const sender = message && senderOf(message, creatorId, me)
  const isMember = of.kind === 'group' && sender?.who === 'fan'
  const colleagueId = seesStaff && sender?.who === 'staff' ? sender.userId : null
  const name = useName(isMember && message ? message.senderId : colleagueId)
  if (!message || !sender) return { text: t('inbox.row_nothing') }
  const text = textOf(message, of.currency)
  if (eventOf(message)) return { text }
  if (sender.who === 'fan') {
    const lead = t('inbox.row_member', { name: isolatedName(name ?? ''), text: TEXT_PLACEHOLDER })
    return isMember && name ? { lead, text } : { text }
  }
  if (sender.who === 'you') return { lead: t('inbox.row_you', { text: TEXT_PLACEHOLDER }), text }
  const lead =
    sender.who === 'staff' && name
      ? t('inbox.row_staff', { initials: initials(name), text: TEXT_PLACEHOLDER })
      : t('inbox.row_team', { text: TEXT_PLACEHOLDER })
  return { lead, text }
}

const markOf = (message: LastMessage | null): IconNode | undefined => {
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
function PreviewLine({
  icon,
  strong,
  lead = TEXT_PLACEHOLDER,
  text,
}: SentText & { icon?: IconNode | undefined; strong?: boolean }) {
  const [before, after] = lead.split(TEXT_PLACEHOLDER)
  return (
    <>
      {icon && (
        <Icon of={icon} size="xxs" className="text-text-faint group-aria-[current]/row:text-text-quiet" />
      )}
      <span className={cx('flex min-w-0 flex-1', strong && 'text-text')}>
        {before && (
          <span className="max-w-1/2 shrink-0 overflow-hidden text-ellipsis whitespace-pre">{before}</span>
        )}
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
export function RowPreview({ of, reader }: { of: Channel; reader: Reader }) {
  const { t } = useTranslation('tools')
  const lockedBy = useLockedBy(of.lock, reader.me)
  const colleague = useName(reader.seesStaff ? lockedBy : null)
  const sentText = useSentText(of, reader)
  const failed = useFailedMessageIn(reader.me, of.channelId)
  const wordsOf = useOutgoingText()
  if (failed)
    return (
      <span className="flex min-w-0 flex-1 items-center gap-1 text-danger-text">
        <Icon of={TriangleAlert} size="xxs" />
        <PreviewLine lead={t('inbox.row_not_sent', { text: TEXT_PLACEHOLDER })} text={wordsOf(failed)} />
      </span>
    )
  if (lockedBy !== null)
    return (
      <PreviewLine
        icon={PenLine}
        text={
          colleague
            ? t('inbox.row_writing', { name: isolatedName(colleague) })
            : t('inbox.row_writing_somebody')
        }
      />
    )
  if (showsDraft(of))
    return (
      <PreviewLine
        icon={StickyNote}
        lead={t('inbox.row_draft', { text: TEXT_PLACEHOLDER })}
        text={of.draft ?? ''}
      />
    )
  return (
    <>
      {of.draft !== null && <Icon of={StickyNote} size="xxs" name={t('inbox.row_has_draft')} />}
      <PreviewLine icon={markOf(of.lastMessage)} strong={of.unreadCount > 0} {...sentText} />
    </>
  )
}
