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
  nameOf: (userId: string) => string
  /** Undefined until the name has loaded. */
  loadedNameOf: (userId: string) => string | undefined
}

/** Loads the names of everyone in a thread in one batch. */
export function useThreadNames(channel: OpenChannel, { messages, waiting }: Thread): ThreadNames {
  const { t } = useTranslation('tools')
  const { creatorId, creator } = useCreator()
  const ids = new Set<string>(channel.userId === null ? [] : [channel.userId])
  const staff = new Set(channel.presence)
  for (const { senderId, sentById, replyTo } of [...messages, ...waiting]) {
    if (senderId !== creatorId) ids.add(senderId)
    if (replyTo && replyTo.senderId !== creatorId) ids.add(replyTo.senderId)
    if (sentById !== null) staff.add(sentById)
  }
  const nameOfFan = useNames([...ids])
  const nameOfStaff = useColleagueNames([...staff])
  const loadedNameOf = (userId: string) => {
    if (userId === creatorId && creator) return accountNameOf(creator.creator)
    return staff.has(userId) ? nameOfStaff(userId) : nameOfFan(userId)
  }
  const nameOf = (userId: string) =>
    loadedNameOf(userId) ??
    (staff.has(userId) ? t('composer.colleague') : userId === creatorId ? t('thread.you') : t('thread.fan'))
  return { nameOf, loadedNameOf }
}
