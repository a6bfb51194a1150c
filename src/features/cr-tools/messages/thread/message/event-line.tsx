import {
  Ban,
  BadgeCheck,
  CircleDollarSign,
  Hourglass,
  type IconNode,
  MessageCircle,
  RefreshCw,
  ShoppingBag,
} from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Message } from '@/domain/chat/message'
import { formatTime } from '@/i18n/format'
import { Icon } from '@/ui/icon'
import { Amount } from '@/ui/text/figure'
import { plainName } from '@/ui/text/user-name'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'

import { MessageText } from './message-text'

const EVENT_ICON: Record<NonNullable<Message['event']>, IconNode> = {
  joined: BadgeCheck,
  renewed: RefreshCw,
  expired: Hourglass,
  fan_blocked: Ban,
  chat_opened: MessageCircle,
}

function iconOf({ kind, event }: Message): IconNode {
  if (kind === 'tip') return CircleDollarSign
  if (kind === 'order') return ShoppingBag
  return event ? EVENT_ICON[event] : MessageCircle
}

const eventKeyOf = ({ kind, event, price }: Message) => {
  if (kind === 'tip') return price > 0 ? ('thread.tipped' as const) : ('thread.tipped_bare' as const)
  if (kind === 'order') return 'thread.ordered' as const
  return event ? (`thread.${event}` as const) : undefined
}

/** An event in the thread: a tip, an order or a membership. */
export function EventLine({ message, name, query }: { message: Message; name: string; query: string }) {
  const { t } = useTranslation('tools')
  const key = eventKeyOf(message)
  const amount = <Amount of={{ amount: message.price, currency: message.currency }} />
  return (
    <div className="flex flex-col items-center pt-2 pb-3">
      <p className="flex max-w-full items-center gap-[6px] rounded-mark text-12 text-text-quiet outline-offset-2 outline-focus-ring group-focus-visible/article:outline-2">
        <Icon of={iconOf(message)} className="text-text-faint" />
        {key ? (
          <span>
            <RichText
              text={t(key, RAW_TEXT)}
              values={{ name: plainName(name) }}
              parts={{
                who: <bdi dir="auto" />,
                amount: <strong className="font-medium text-text">{amount}</strong>,
              }}
            />
          </span>
        ) : (
          <bdi dir="auto">{message.text}</bdi>
        )}
        <span aria-hidden>·</span>
        <time dateTime={new Date(message.createdAt).toISOString()} className="tabular-nums">
          {formatTime(message.createdAt)}
        </time>
      </p>
      {key && message.text !== '' && (
        <MessageText text={message.text} query={query} className="mt-1 max-w-[80%] text-center text-13" />
      )}
    </div>
  )
}
