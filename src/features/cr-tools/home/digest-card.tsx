import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { getDigest, listWorkLogs } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { DAY_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'
import { Card } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { RelativeTime } from '@/ui/text/time'
import { SkeletonBar } from '@/ui/skeleton'

import { DigestLists } from './digest-lists'

const LOOKBACK_MS = 14 * DAY_MS

/** Rounded to whole days, so that the query key stays cached for the day. */
function lookbackRange() {
  const today = Math.floor(serverNow() / DAY_MS) * DAY_MS
  return {
    from: new Date(today - LOOKBACK_MS).toISOString(),
    to: new Date(today + DAY_MS).toISOString(),
  }
}

/** End of the user's last finished shift; 24 hours ago when there is none or it fails to load. */
function useLastShift() {
  const { data, isPending } = useQuery(queryOf(listWorkLogs, lookbackRange()))
  const ends = (data?.data ?? []).flatMap(({ clockOutAt }) => clockOutAt ?? [])
  const known = ends.length > 0 ? Math.max(...ends) : undefined
  // Rounded to the hour, so that re-renders do not change the query key.
  const dayBefore = Math.floor(serverNow() / (DAY_MS / 24)) * (DAY_MS / 24) - DAY_MS
  return { isPending, endedAt: known, since: new Date(known ?? dayBefore).toISOString() }
}

const SKELETON_LINES = [1, 2, 3, 4, 5]

const DigestSkeleton = () => (
  <div className="border-t border-line-quiet px-4 py-3">
    <SkeletonBar className="my-[3px] h-3 w-24" />
    {SKELETON_LINES.map((line) => (
      <div key={line} className="flex min-h-8 items-center gap-3">
        <SkeletonBar className="size-6 rounded-full" />
        <SkeletonBar className="h-3 w-32" />
        <SkeletonBar className="ms-auto h-3 w-20" />
      </div>
    ))}
  </div>
)

/** Card with what happened since the user's last shift (screens S9). */
export function DigestCard({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('home')
  const shift = useLastShift()
  const digest = useQuery({
    ...queryOf(getDigest, { creatorId, since: shift.since }),
    enabled: !shift.isPending,
    // Drafts, follow-ups and sales change while other pages are open.
    staleTime: 0,
  })
  const count = Object.values(digest.data ?? {}).reduce((sum, list) => sum + list.length, 0)
  return (
    <Card
      title={shift.isPending || shift.endedAt !== undefined ? t('digest.title') : t('digest.title_day')}
      detail={shift.endedAt !== undefined && <RelativeTime at={shift.endedAt} />}
      className="self-start"
    >
      <QueryContent
        of={digest}
        isEmpty={count === 0}
        skeleton={<DigestSkeleton />}
        empty={
          <EmptyState icon={BellOff} title={t('digest.empty_title')}>
            {t('digest.empty_text')}
          </EmptyState>
        }
      >
        {(data) => <DigestLists creatorId={creatorId} digest={data} />}
      </QueryContent>
    </Card>
  )
}
