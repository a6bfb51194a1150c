import {
  AtSign,
  CircleUserRound,
  Gem,
  Heart,
  HeartHandshake,
  Info,
  type IconNode,
  MailQuestionMark,
  MessageSquareText,
  Radio,
  RefreshCw,
  ShoppingBag,
  UserRoundCheck,
  UserRoundMinus,
} from 'lucide'

import type { NotificationKind } from '@/domain/notifications/notification'

/** Icon of each kind, shown beside its text. */
export const KIND_ICON: Record<NotificationKind, IconNode> = {
  purchase: ShoppingBag,
  tip: Gem,
  new_member: CircleUserRound,
  renewal: RefreshCw,
  expiry: UserRoundMinus,
  message_request: MailQuestionMark,
  comment: MessageSquareText,
  like: Heart,
  live: Radio,
  system: Info,
  mention: AtSign,
  held: HeartHandshake,
  assigned: UserRoundCheck,
}
