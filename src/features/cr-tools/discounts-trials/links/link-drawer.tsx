import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getTrackingLinkStats } from '@/api/calls/tracking-links'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { ratio } from '@/domain/metrics'
import type { TrackingLink } from '@/domain/tracking-link'
import type { FigureFilter } from '@/features/figures/figure-filter'
import { TrafficChart } from '@/features/figures/traffic-chart'
import { faultOf } from '@/features/figures/widget-fault'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/drawer'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'

import { LowData } from '@/features/figures/low-data'
import { useSeesSpend } from '../../person-rights'
import { LinkBox } from '../parts/link-box'
import { profitOf, roiOf } from './link-columns'
import { ShareDialog } from './share-dialog'

interface LinkDrawerProps {
  link: TrackingLink
  creatorId: string
  currency: string
  filter: FigureFilter
  off: string | undefined
  onClose: () => void
}

function Amount({ cents, currency }: { cents: number | null; currency: string }) {
  return cents === null ? <NoData /> : <Money of={{ amount: cents, currency }} />
}

type Figure = 'clicks' | 'members' | 'conversion' | 'spenders' | 'revenue' | 'cost' | 'profit' | 'roi'

/** The row's figures as a list. */
function Figures({ link, currency }: Pick<LinkDrawerProps, 'link' | 'currency'>) {
  const { t } = useTranslation('analytics')
  const seesMoney = useSeesSpend()
  const { clicks, members, spenders, revenue, cost } = link
  const rows: readonly { id: Figure; value: ReactNode }[] = [
    { id: 'clicks', value: <Numeral value={clicks} /> },
    { id: 'members', value: <Numeral value={members} /> },
    {
      id: 'conversion',
      value: (
        <>
          <Numeral value={ratio(members, clicks)} isRatio digits={1} /> <LowData of={clicks} />
        </>
      ),
    },
    { id: 'spenders', value: <Numeral value={spenders} /> },
  ]
  const money: typeof rows = [
    { id: 'revenue', value: <Amount cents={revenue} currency={currency} /> },
    { id: 'cost', value: <Amount cents={cost} currency={currency} /> },
    { id: 'profit', value: <Amount cents={profitOf(link)} currency={currency} /> },
    { id: 'roi', value: <Numeral value={roiOf(link)} isRatio digits={1} /> },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
      {[...rows, ...(seesMoney ? money : [])].map(({ id, value }) => (
        <div key={id}>
          <dt className="text-12 text-text-quiet">{t(`insights.${id}`)}</dt>
          <dd className="font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Chart of clicks and new members over the range. */
function Course({ link, creatorId, filter }: Pick<LinkDrawerProps, 'link' | 'creatorId' | 'filter'>) {
  const read = useQuery({
    ...queryOf(getTrackingLinkStats, { linkId: link.linkId, ...filter.range }, creatorId),
    placeholderData: keepPreviousData,
  })
  const fault = faultOf(useQueryStatus(read))
  return <TrafficChart points={read.data?.series} timezone={filter.timezone} fault={fault} />
}

/** Drawer of one link, stored in the URL: address, QR code, figures, chart, partner page. */
export function LinkDrawer(props: LinkDrawerProps) {
  const { link, creatorId, currency, filter, off, onClose } = props
  const { t } = useTranslation('marketplace')
  const [isSharing, setIsSharing] = useState(false)
  return (
    <Drawer
      isOpen
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
        <Figures link={link} currency={currency} />
        <Course link={link} creatorId={creatorId} filter={filter} />
      </div>
      {isSharing && (
        <ShareDialog link={link} creatorId={creatorId} off={off} onClose={() => setIsSharing(false)} />
      )}
    </Drawer>
  )
}
