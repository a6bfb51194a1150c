import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getTrackingLinkStats } from '@/api/calls/creator/tracking-links'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { ratio } from '@/domain/figures/metrics'
import { OldFigures } from '@/features/figures/old-figures'
import type { TrackingLink } from '@/domain/money/tracking-link'
import { previousRange } from '@/domain/time/period'
import type { Range } from '@/domain/time/range'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FigureTiles } from '@/features/figures/chart/figure-tiles'
import { TrafficCharts } from '@/features/figures/chart/traffic-charts'
import { faultOf } from '@/features/figures/widget-fault'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/overlay/dialog'

import { linkProfitOf, linkRoiOf, type LinkSums } from '../../base/link-columns'
import { useCanSeeSpend } from '../../base/permissions'
import { LinkBox } from '../link-box'
import { ShareDialog } from './share-dialog'

interface LinkDrawerProps {
  link: TrackingLink
  /** The link's figures are of another range. */
  isOld: boolean
  creatorId: string
  currency: string
  filter: FigureFilter
  onClose: () => void
}

/** The totals of the link in a range; the start of a later one, where they are compared with that. */
const linkStatsQuery = (linkId: string, range: Range, creatorId: string, comparedFrom?: string) => ({
  ...queryOf(
    getTrackingLinkStats,
    { linkId, ...(comparedFrom !== undefined && { comparedFrom }), ...range },
    creatorId,
  ),
  placeholderData: keepPreviousData,
})

/** The figures of some sums, in order; a share with its sample. */
const linkFigures = (sums: LinkSums) =>
  [
    { id: 'clicks', unit: 'count', value: sums.clicks },
    { id: 'members', unit: 'count', value: sums.members },
    { id: 'conversion', unit: 'share', value: ratio(sums.members, sums.clicks), sample: sums.clicks },
    { id: 'spenders', unit: 'count', value: sums.spenders },
    { id: 'revenue', unit: 'money', value: sums.revenue },
    { id: 'cost', unit: 'money', value: sums.cost, isCost: true },
    { id: 'profit', unit: 'money', value: linkProfitOf(sums) },
    { id: 'roi', unit: 'share', value: linkRoiOf(sums) },
  ] as const
const MONEY_FIGURES: readonly string[] = ['revenue', 'cost', 'profit', 'roi']

/** The row's figures as tiles, against as many days before. */
function LinkFigures({ link, isOld, creatorId, currency, filter }: Omit<LinkDrawerProps, 'onClose'>) {
  const { t } = useTranslation('analytics')
  const seesSpend = useCanSeeSpend()
  const comparedRange = previousRange(filter.range)
  const read = useQuery(linkStatsQuery(link.linkId, comparedRange, creatorId, filter.range.from))
  const before = read.data?.totals
  const earlier = before && linkFigures(before)
  const info = {
    clicks: t('insights.clicks_info', { zone: filter.timezone }),
    members: t('insights.link_members_info', { zone: filter.timezone }),
    conversion: t('insights.conversion_info'),
    spenders: t('insights.spenders_info'),
    revenue: t('insights.traffic_revenue_info', { zone: filter.timezone }),
    cost: t('insights.cost_info'),
    profit: t('insights.profit_info'),
    roi: t('insights.roi_info'),
  }
  const shown = linkFigures(link).filter(({ id }) => seesSpend || !MONEY_FIGURES.includes(id))
  return (
    <OldFigures isOld={isOld || read.isPlaceholderData}>
      <FigureTiles
        name={t('overview.tiles')}
        count={shown.length}
        currency={currency}
        fault={undefined}
        filter={{ days: filter.days, comparedRange }}
        figures={shown.map((figure) => ({
          ...figure,
          label: t(`insights.${figure.id}`),
          info: info[figure.id],
          previous: earlier?.find(({ id }) => id === figure.id)?.value,
        }))}
      />
    </OldFigures>
  )
}

/** Charts of clicks and new members over the range. */
function LinkCharts({ link, creatorId, filter }: Pick<LinkDrawerProps, 'link' | 'creatorId' | 'filter'>) {
  const read = useQuery(linkStatsQuery(link.linkId, filter.range, creatorId))
  const fault = faultOf(useQueryStatus(read))
  return (
    <OldFigures isOld={read.isPlaceholderData}>
      <TrafficCharts isOneLink points={read.data?.series} timezone={filter.timezone} fault={fault} />
    </OldFigures>
  )
}

/** Drawer of one link, stored in the URL: address, QR code, figures, chart, partner page. */
export function LinkDrawer(props: LinkDrawerProps) {
  const { link, isOld, creatorId, currency, filter, onClose } = props
  const { t } = useTranslation('marketplace')
  const [isSharing, setIsSharing] = useState(false)
  return (
    <Drawer
      isWide
      onClose={onClose}
      title={t('offers.link_title', { name: isolate(link.name) })}
      trackedAs="tracking-link-stats"
      actions={
        <Button icon={Share2} onClick={() => setIsSharing(true)}>
          {link.share ? t('offers.share_manage') : t('offers.share')}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LinkBox url={link.url} name={link.name} />
        <LinkFigures link={link} isOld={isOld} creatorId={creatorId} currency={currency} filter={filter} />
        <LinkCharts link={link} creatorId={creatorId} filter={filter} />
      </div>
      {isSharing && <ShareDialog link={link} creatorId={creatorId} onClose={() => setIsSharing(false)} />}
    </Drawer>
  )
}
