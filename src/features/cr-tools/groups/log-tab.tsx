import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { listGroupLog } from '@/api/calls/chat/groups'
import { pagesOf } from '@/api/query'
import { useNames } from '@/api/user-names'
import type { GroupLogEntry } from '@/domain/chat/group'
import { formatDateTime } from '@/i18n/format'
import { cardClasses } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SkeletonBar } from '@/ui/skeleton'
import { isolatedName } from '@/ui/text/user-name'

import { useCanSeeStaffNames } from '../base/permissions'
import type { GroupSubject } from './use-member-action'
import { LoadMore } from '../base/load-more'

const PAGE_SIZE = 50

function LogEntries({ entries }: { entries: readonly GroupLogEntry[] }) {
  const { t } = useTranslation('tools')
  const seesStaff = useCanSeeStaffNames()
  const ids = entries.flatMap(({ byId, userId }) => [
    ...(seesStaff ? [byId] : []),
    ...(userId === null ? [] : [userId]),
  ])
  const nameOf = useNames(ids)
  const nameText = (id: string | null, other: string) => {
    const name = id === null ? undefined : nameOf(id)
    return name === undefined ? other : isolatedName(name)
  }
  return (
    <ul aria-label={t('groups.log')} className={cx(cardClasses, 'overflow-hidden')}>
      {entries.map((one) => (
        <li
          key={one.entryId}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-quiet px-4 py-[10px] first:border-0"
        >
          <span className="min-w-0 break-words">
            {t(`groups.log_${one.act}`, {
              by: nameText(one.byId, t('groups.colleague')),
              name: nameText(one.userId, one.userId === null ? t('groups.several') : t('groups.somebody')),
            })}
          </span>
          <time dateTime={new Date(one.at).toISOString()} className="text-13 text-text-quiet">
            <bdi>{formatDateTime(one.at)}</bdi>
          </time>
        </li>
      ))}
    </ul>
  )
}

/** Log of staff actions in the group, newest first. */
export function LogTab({ subject: { creatorId, channelId } }: { subject: GroupSubject }) {
  const { t } = useTranslation('tools')
  const found = useInfiniteQuery(pagesOf(listGroupLog, { channelId, limit: PAGE_SIZE }, creatorId))
  const entries = found.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <div className="flex flex-col gap-4 pb-8">
      <QueryContent
        of={found}
        isEmpty={entries.length === 0}
        skeleton={<SkeletonBar className="h-40 rounded-card" />}
        empty={
          <EmptyState icon={ScrollText} title={t('groups.log_empty')}>
            {t('groups.log_empty_text')}
          </EmptyState>
        }
      >
        <LogEntries entries={entries} />
        <LoadMore query={found} className="self-center" />
      </QueryContent>
    </div>
  )
}
