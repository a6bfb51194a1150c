import { type UseInfiniteQueryResult, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { listTrialClaims } from '@/api/calls/creator/trials'
import { pagesOf } from '@/api/query'
import type { Trial, TrialClaim } from '@/domain/money/trial'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { EXPORT_PAGE_SIZE } from '@/features/figures/table/export-all'
import { ServerTable } from '@/features/figures/table/server-table'
import { mergePages } from '@/features/figures/table/merge-pages'
import { loadUserNames } from '@/features/figures/use-user-names'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Drawer } from '@/ui/overlay/dialog'
import { EmptyState } from '@/ui/feedback/empty-state'
import { moneyColumn, timeColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { fanColumn } from '../../people/fan-column'
import { useNamesOr } from '../../people/names'
import { useCanSeeSpend } from '../../people/user-permissions'
import { LinkBox } from '../parts/link-box'
import { useOfferZone } from '../use-offers'

const PER_PART = 50

type ClaimPages = { pages: { currency: string; data: TrialClaim[]; lastId: string | null; total: number }[] }

function useClaimColumns(currency: string, creatorId: string) {
  const { t } = useTranslation('marketplace')
  const timezone = useOfferZone()
  const seesMoney = useCanSeeSpend()
  const format = (at: number) => formatDate(at, { dateStyle: 'medium', timeZone: timezone })
  return (nameOf: (userId: string) => string): Column<TrialClaim>[] => [
    fanColumn<TrialClaim>(t('offers.fan'), creatorId, nameOf),
    timeColumn<TrialClaim>(
      { id: 'claimedAt', header: t('offers.claimed') },
      ({ claimedAt }) => claimedAt,
      format,
    ),
    timeColumn<TrialClaim>({ id: 'endsAt', header: t('offers.ends') }, ({ endsAt }) => endsAt, format),
    timeColumn<TrialClaim>(
      { id: 'convertedAt', header: t('offers.converted') },
      ({ convertedAt }) => convertedAt,
      format,
    ),
    ...(seesMoney
      ? [
          moneyColumn<TrialClaim>(
            { id: 'revenue', header: t('offers.revenue'), info: t('offers.claim_revenue_info') },
            ({ revenue }) => revenue,
            currency,
          ),
        ]
      : []),
  ]
}

interface ClaimsProps {
  trialId: string
  creatorId: string
}

function ClaimsTable({ trialId, creatorId }: ClaimsProps) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  const read: UseInfiniteQueryResult<ClaimPages> = useInfiniteQuery(
    pagesOf(listTrialClaims, { trialId, limit: PER_PART }, creatorId),
  )
  const rows = mergePages<TrialClaim>(read.data?.pages ?? [], ({ claimId }) => claimId)
  const columnsBy = useClaimColumns(read.data?.pages[0]?.currency ?? DEFAULT_CURRENCY, creatorId)
  const nameOf = useNamesOr(
    rows.map(({ userId }) => userId),
    t('offers.someone'),
  )
  const load = async () => {
    const all = pagesOf(listTrialClaims, { trialId, limit: EXPORT_PAGE_SIZE }, creatorId)
    const { pages } = await client.infiniteQuery({ ...all, pages: Infinity })
    const names = await loadUserNames(
      client,
      pages.flatMap(({ data }) => data.map(({ userId }) => userId)),
    )
    return { pages, columns: columnsBy(names) }
  }
  return (
    <ServerTable
      id="trial-claims"
      title={t('offers.claims')}
      read={read}
      columns={columnsBy(nameOf)}
      rowKey={({ claimId }) => claimId}
      rowName={({ userId }) => nameOf(userId)}
      file={{ name: 'trial-claims', load }}
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
