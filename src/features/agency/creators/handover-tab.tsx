import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { listHandovers } from '@/api/calls/agency/agency-creators'
import { queryOf } from '@/api/query'
import { formatDateTime } from '@/i18n/format'
import { Avatar } from '@/ui/text/avatar'
import { QueryContent } from '@/ui/feedback/query-content'
import { RelativeTime } from '@/ui/text/time'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

/** The handover notes of the last shifts, newest first (screens S4). */
export function HandoverTab({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('analytics')
  const read = useQuery(queryOf(listHandovers, { creatorId }))
  const handovers = (read.data?.data ?? []).filter(({ text }) => text.trim() !== '')
  return (
    <QueryContent
      of={read}
      isEmpty={handovers.length === 0}
      skeleton={<SkeletonBar className="h-40 w-full rounded-control" />}
      empty={<p className="text-13 text-text-quiet">{t('creators.handover_empty')}</p>}
    >
      <ol aria-label={t('creators.part_handover')} className="grid gap-4">
        {handovers.map(({ text, authorId, authorName, at }, index) => (
          <li
            key={`${at ?? index} ${authorId ?? ''}`}
            className="grid gap-2 rounded-card border border-line p-3"
          >
            <div className="flex flex-wrap items-center gap-2 text-13">
              <Avatar
                of={{ id: authorId ?? 'nobody', name: authorName ?? t('creators.somebody'), kind: 'staff' }}
                size={24}
              />
              <UserName name={authorName ?? t('creators.somebody')} className="font-medium" />
              {at !== null && (
                <span className="ms-auto text-text-quiet" title={formatDateTime(at)}>
                  <RelativeTime at={at} />
                </span>
              )}
            </div>
            <p dir="auto" className="side-of-parent break-words whitespace-pre-wrap">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </QueryContent>
  )
}
