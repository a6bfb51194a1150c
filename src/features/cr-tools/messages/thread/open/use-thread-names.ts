import { accountNameOf } from '@/domain/account/account-name'
import { useTranslation } from '@/i18n/use-translation'

import { useNames } from '@/api/user-names'
import type { OpenChannel } from '@/domain/chat/channel'
import type { Thread } from '@/domain/chat/thread'

import { useCreator } from '../../../focus/creators'
import { useColleagueNames } from '../../../people/colleague-names'

/** Names in the thread by ID: fans, staff and the creator. */
export interface ThreadNames {
  /** The role until the name has loaded. */
  of: (userId: string) => string
  /** Undefined until the name has loaded. */
  known: (userId: string) => string | undefined
}

/** Loads the names of everyone in a thread in one batch. */
export function useThreadNames(channel: OpenChannel, { messages, waiting }: Thread): ThreadNames {
  const { t } = useTranslation('tools')
  const { creatorId, creator } = useCreator()
  const ids = new Set<string>(channel.userId === null ? [] : [channel.userId])
  const staff = new Set(channel.presence.map(({ userId }) => userId))
  for (const { senderId, sentById } of [...messages, ...waiting]) {
    if (senderId !== creatorId) ids.add(senderId)
    if (sentById !== null) staff.add(sentById)
  }
  const nameOfFan = useNames([...ids])
  const nameOfStaff = useColleagueNames([...staff])
  const nameOf = (userId: string) => (staff.has(userId) ? nameOfStaff(userId) : nameOfFan(userId))
  const known = (userId: string) =>
    userId === creatorId && creator ? accountNameOf(creator.creator) : nameOf(userId)
  const of = (userId: string) =>
    known(userId) ??
    (staff.has(userId) ? t('composer.colleague') : userId === creatorId ? t('thread.you') : t('thread.fan'))
  return { of, known }
}
