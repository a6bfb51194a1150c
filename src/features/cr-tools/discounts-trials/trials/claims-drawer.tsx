import { UserRoundX } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { listTrialClaims } from '@/api/calls/creator/trials'
import { pagesOf } from '@/api/query'
import { CLAIM_SORTS, NEWEST_CLAIMS, type Trial, type TrialClaim } from '@/domain/money/trial'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { ServerTable } from '@/features/figures/table/server-table'
import { isolate } from '@/lib/text/isolate'
import { Drawer } from '@/ui/overlay/dialog'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Numeral } from '@/ui/text/figure'
import { moneyColumn, timeColumn } from '@/ui/table/figure-column'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { useServerTable } from '@/features/figures/table/use-server-table'

import { fanColumn } from '../../people/fan-column'
import { useCanSeeSpend } from '../../base/permissions'
import { LinkBox } from '../link-box'

const PAGE_SIZE = 50

interface ClaimsProps {
  trialId: string
  creatorId: string
}

function useClaimsTable({ trialId, creatorId }: ClaimsProps) {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  const seesSpend = useCanSeeSpend()
  // The server rejects sorting by a hidden column.
  const sorts = seesSpend ? CLAIM_SORTS : CLAIM_SORTS.filter((by) => by !== 'revenue')
  const sorting = useUrlSort(sorts, NEWEST_CLAIMS, 'claims_')
  const revenue = { id: 'revenue', header: t('offers.revenue'), info: t('offers.claim_revenue_info') }
  return useServerTable({
    pagesOf: (limit) => pagesOf(listTrialClaims, { trialId, sort: sorting.order, limit }, creatorId),
    pageSize: PAGE_SIZE,
    file: { name: 'trial-claims' },
    sorting,
    userIdsOf: ({ userId }: TrialClaim) => [userId],
    sumsOf: ([page]) => page,
    columnsOf: (nameOfFan, page) => [
      { ...fanColumn<TrialClaim>(t('offers.fan'), creatorId, nameOfFan), total: t('offers.total') },
      timeColumn<TrialClaim>(
        { id: 'claimedAt', header: t('offers.claimed') },
        (row) => row.claimedAt,
        timezone,
      ),
      timeColumn<TrialClaim>({ id: 'endsAt', header: t('offers.ends') }, (row) => row.endsAt, timezone),
      timeColumn<TrialClaim>(
        {
          id: 'convertedAt',
          header: t('offers.converted'),
          info: t('offers.claim_converted_info', { zone: timezone }),
          total: page && <Numeral value={page.sums.converted} />,
        },
        (row) => row.convertedAt,
        timezone,
      ),
      ...(seesSpend
        ? [
            moneyColumn<TrialClaim>(
              { ...revenue, sum: page?.sums.revenue },
              (row) => row.revenue,
              page?.currency ?? DEFAULT_CURRENCY,
            ),
          ]
        : []),
    ],
  })
}

function ClaimsTable(props: ClaimsProps) {
  const { t } = useTranslation('marketplace')
  const { nameOf, table } = useClaimsTable(props)
  return (
    <ServerTable
      {...table}
      hasTotals
      id="trial-claims"
      title={t('offers.claims')}
      rowKey={({ claimId }) => claimId}
      rowName={({ userId }) => nameOf(userId)}
      empty={
        <EmptyState icon={UserRoundX} title={t('offers.claims_empty')}>
          {t('offers.claims_empty_text')}
        </EmptyState>
      }
    />
  )
}

/** Drawer with a trial's link and the fans who claimed it, stored in the URL. */
export function ClaimsDrawer({
  trial,
  creatorId,
  onClose,
}: {
  trial: Trial
  creatorId: string
  onClose: () => void
}) {
  const { t } = useTranslation('marketplace')
  return (
    <Drawer
      isWide
      onClose={onClose}
      title={t('offers.trial_title', { name: isolate(trial.name) })}
      trackedAs="trial-claims"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkBox url={trial.url} name={trial.name} />
        <ClaimsTable trialId={trial.trialId} creatorId={creatorId} />
      </div>
    </Drawer>
  )
}
