import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getTrackingLinkStats } from '@/api/calls/creator/tracking-links'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { ratio } from '@/domain/figures/metrics'
import type { TrackingLink } from '@/domain/money/tracking-link'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { TrafficCharts } from '@/features/figures/chart/traffic-charts'
import { faultOf } from '@/features/figures/widget-fault'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/overlay/dialog'
import { Amount, NoData, Numeral } from '@/ui/text/figure'
import { LowData } from '@/features/figures/table/low-data'
import { Fact } from '@/ui/text/fact'

import { useCanSeeSpend } from '../../people/user-permissions'
import { LinkBox } from '../parts/link-box'
import { linkProfitOf, linkRoiOf } from './link-columns'
import { ShareDialog } from './share-dialog'

interface LinkDrawerProps {
  link: TrackingLink
  creatorId: string
  currency: string
  filter: FigureFilter
  onClose: () => void
}

function LinkAmount({ cents, currency }: { cents: number | null; currency: string }) {
  return cents === null ? <NoData /> : <Amount of={{ amount: cents, currency }} />
}

/** The row's figures as a list. */
function LinkFigures({ link, currency }: Pick<LinkDrawerProps, 'link' | 'currency'>) {
  const { t } = useTranslation('analytics')
  const seesMoney = useCanSeeSpend()
  const { clicks, members, spenders, revenue, cost } = link
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4 [&_dd]:font-strong">
      <Fact name={t('insights.clicks')}>
        <Numeral value={clicks} />
      </Fact>
      <Fact name={t('insights.members')}>
        <Numeral value={members} />
      </Fact>
      <Fact name={t('insights.conversion')}>
        <Numeral value={ratio(members, clicks)} isRatio digits={1} /> <LowData of={clicks} />
      </Fact>
      <Fact name={t('insights.spenders')}>
        <Numeral value={spenders} />
      </Fact>
      {seesMoney && (
        <>
          <Fact name={t('insights.revenue')}>
            <LinkAmount cents={revenue} currency={currency} />
          </Fact>
          <Fact name={t('insights.cost')}>
            <LinkAmount cents={cost} currency={currency} />
          </Fact>
          <Fact name={t('insights.profit')}>
            <LinkAmount cents={linkProfitOf(link)} currency={currency} />
          </Fact>
          <Fact name={t('insights.roi')}>
            <Numeral value={linkRoiOf(link)} isRatio digits={1} />
          </Fact>
        </>
      )}
    </dl>
  )
}

/** Charts of clicks and new members over the range. */
function LinkCharts({ link, creatorId, filter }: Pick<LinkDrawerProps, 'link' | 'creatorId' | 'filter'>) {
  const read = useQuery({
    ...queryOf(getTrackingLinkStats, { linkId: link.linkId, ...filter.range }, creatorId),
    placeholderData: keepPreviousData,
  })
  const fault = faultOf(useQueryStatus(read))
  return <TrafficCharts isOneLink points={read.data?.series} timezone={filter.timezone} fault={fault} />
}

/** Drawer of one link, stored in the URL: address, QR code, figures, chart, partner page. */
export function LinkDrawer(props: LinkDrawerProps) {
  const { link, creatorId, currency, filter, onClose } = props
  const { t } = useTranslation('marketplace')
  const [isSharing, setIsSharing] = useState(false)
  return (
    <Drawer
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
        <LinkFigures link={link} currency={currency} />
        <LinkCharts link={link} creatorId={creatorId} filter={filter} />
      </div>
      {isSharing && <ShareDialog link={link} creatorId={creatorId} onClose={() => setIsSharing(false)} />}
    </Drawer>
  )
}
