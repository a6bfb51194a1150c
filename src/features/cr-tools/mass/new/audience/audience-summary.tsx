import { useTranslation } from '@/i18n/use-translation'

import { useNamesOr } from '@/api/user-names'
import type { Audience } from '@/domain/mass/mass-message'
import { formatNumber } from '@/i18n/format'
import { AvatarName } from '@/ui/text/avatar-name'
import { CallError } from '@/ui/feedback/call-error'
import { SkeletonBar } from '@/ui/skeleton'

import type { useMassAudience } from './use-audience'

function Dropped({ dropped }: { dropped: Audience['dropped'] }) {
  const { t } = useTranslation('tools')
  const reasons = dropped.filter(({ count }) => count > 0)
  if (reasons.length === 0) return <p className="text-13 text-text-quiet">{t('mass.nobody_dropped')}</p>
  return (
    <div>
      <h3 className="mb-2 text-13 font-medium">{t('mass.dropped')}</h3>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-13">
        {reasons.map(({ reason, count }) => (
          <div key={reason} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-text-quiet">{t(`mass.dropped_${reason}`)}</dt>
            <dd className="text-end tabular-nums">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Sample({ userIds }: { userIds: readonly string[] }) {
  const { t } = useTranslation('tools')
  const nameOf = useNamesOr(userIds, '…')
  if (userIds.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-13 font-medium">{t('mass.sample')}</h3>
      <ul className="grid gap-2">
        {userIds.map((userId) => (
          <li key={userId} className="flex min-w-0 text-13">
            <AvatarName of={{ id: userId, name: nameOf(userId), kind: 'fan' }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Live count of recipients and why other fans drop out; during a refetch the last count stays visible. */
export function AudienceSummary({ audience }: { audience: ReturnType<typeof useMassAudience> }) {
  const { t } = useTranslation('tools')
  const { data, error, isFetching } = audience
  return (
    <div className="grid content-start gap-4">
      <div>
        <p role="status" aria-live="polite" className="flex items-baseline gap-2">
          {data && (
            <span className={isFetching ? 'opacity-60' : ''}>
              <span className="text-24 font-strong tabular-nums">{formatNumber(data.count)}</span>{' '}
              <span className="text-text-quiet">{t('mass.reached', { count: data.count })}</span>
            </span>
          )}
          {!data && !error && <SkeletonBar className="h-8 w-32" />}
        </p>
        <CallError error={error} onRetry={() => void audience.refetch()} isRetrying={isFetching} />
      </div>
      {data && <Dropped dropped={data.dropped} />}
      {data && <Sample userIds={data.sample} />}
    </div>
  )
}
