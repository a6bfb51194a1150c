import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { getGroup } from '@/api/calls/chat/groups'
import { isApiError } from '@/api/errors'
import { queryOf } from '@/api/query'
import type { Group } from '@/domain/chat/group'
import { href } from '@/domain/page/routes'
import { buttonClasses } from '@/ui/button-classes'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'

/** The group's name once it has loaded; `isGone`: it no longer exists, so that pages hide its actions. */
export function useGroup(creatorId: string | undefined, channelId: string) {
  const { data, error } = useQuery({
    ...queryOf(getGroup, { channelId }, creatorId ?? ''),
    enabled: creatorId !== undefined,
  })
  return { name: data?.name, isGone: isApiError(error, 404) }
}

/** Loads a group and renders its skeleton, error or content. */
export function GroupLoader({
  creatorId,
  channelId,
  skeleton,
  children,
}: {
  creatorId: string
  channelId: string
  skeleton: ReactNode
  children: (group: Group) => ReactNode
}) {
  const { t } = useTranslation('tools')
  const group = useQuery(queryOf(getGroup, { channelId }, creatorId))
  if (isApiError(group.error, 404))
    return (
      <EmptyState
        icon={UsersRound}
        title={t('groups.not_found')}
        actions={
          <Link to={href('messages')} className={buttonClasses({})}>
            {t('groups.to_messages')}
          </Link>
        }
      >
        {t('groups.not_found_text')}
      </EmptyState>
    )
  return (
    <QueryContent of={group} skeleton={skeleton}>
      {children}
    </QueryContent>
  )
}
