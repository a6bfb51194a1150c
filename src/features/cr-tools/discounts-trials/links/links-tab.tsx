import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartLine, Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { deactivateTrackingLink, listTrackingLinks } from '@/api/calls/creator/tracking-links'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { TrackingLink } from '@/domain/money/tracking-link'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { isolate } from '@/lib/text/isolate'
import { deferred } from '@/services/loading/deferred'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { MenuItem } from '@/ui/overlay/menu'

import { useCanSeeSpend } from '../../people/user-permissions'
import type { OffersView } from '../offers-view'
import { EditEndItems } from '../parts/edit-end-items'
import { EndOfferDialog } from '../parts/end-offer-dialog'
import { OfferTable } from '../parts/offer-table'
import { menuColumn } from '../parts/row-menu'
import { useOffersDisabledReason, useInvalidateLinks } from '../use-offers'
import { useLinkColumns } from './link-columns'
import { LinkForm } from './link-form'

/** Lazy, as the drawer pulls in the chart library. */
const LazyLinkDrawer = deferred(async () => (await import('./link-drawer')).LinkDrawer)

/** The overlay that is open. */
type LinkOverlayState = { act: 'new' } | { act: 'edit' | 'end'; link: TrackingLink }

interface LinkActionsProps {
  of: TrackingLink
  view: OffersView
  onOpen: (open: LinkOverlayState) => void
}

function LinkActions({ of, view, onOpen }: LinkActionsProps) {
  const { t } = useTranslation('marketplace')
  const off = useOffersDisabledReason()
  const isOff = of.deactivatedAt !== null
  return (
    <>
      <MenuItem icon={ChartLine} onAction={() => view.openLink(of.linkId)}>
        {t('offers.link_show')}
      </MenuItem>
      <EditEndItems
        editDisabledReason={off}
        endDisabledReason={off ?? (isOff ? t('offers.over') : undefined)}
        endLabel={t('offers.deactivate')}
        onEdit={() => onOpen({ act: 'edit', link: of })}
        onEnd={() => onOpen({ act: 'end', link: of })}
      />
    </>
  )
}

const linkActionsColumn = (header: string, view: OffersView, onOpen: (open: LinkOverlayState) => void) =>
  menuColumn<TrackingLink>(
    header,
    ({ name }) => name,
    (one) => <LinkActions of={one} view={view} onOpen={onOpen} />,
  )

interface LinkOverlayProps {
  creatorId: string
  open: LinkOverlayState
  all: readonly TrackingLink[]
  currency: string
  onCreated: (linkId: string) => void
  onClose: () => void
}

function LinkOverlay({ creatorId, open, all, currency, onCreated, onClose }: LinkOverlayProps) {
  const { t } = useTranslation('marketplace')
  const refresh = useInvalidateLinks()
  if (open.act === 'end') {
    const { linkId, name } = open.link
    return (
      <EndOfferDialog
        title={t('offers.deactivate_title', { name: isolate(name) })}
        text={t('offers.deactivate_link_text')}
        confirmLabel={t('offers.deactivate')}
        trackedAs="tracking-link-deactivate"
        end={() => send(deactivateTrackingLink, { linkId }, { creatorId })}
        refresh={refresh}
        onClose={onClose}
      />
    )
  }
  return (
    <LinkForm
      creatorId={creatorId}
      of={open.act === 'edit' ? open.link : undefined}
      all={all}
      currency={currency}
      onSaved={(linkId) => {
        onClose()
        if (open.act === 'edit') toast.success(t('offers.saved'))
        else onCreated(linkId)
      }}
      onClose={onClose}
    />
  )
}

interface LinksTabProps {
  creatorId: string
  view: OffersView
  filter: FigureFilter
}

function useLinks({ creatorId, view, filter }: LinksTabProps) {
  const read = useQuery({
    ...queryOf(listTrackingLinks, filter.range, creatorId),
    placeholderData: keepPreviousData,
  })
  const links = read.data?.data ?? []
  return {
    read,
    links,
    currency: read.data?.currency ?? DEFAULT_CURRENCY,
    opened: links.find(({ linkId }) => linkId === view.link),
  }
}

/** Tab with tracking links: new members, revenue and cost in the range. */
export function LinksTab(props: LinksTabProps) {
  const { creatorId, view, filter } = props
  const { t } = useTranslation('marketplace')
  const { read, links, currency, opened } = useLinks(props)
  const off = useOffersDisabledReason()
  const seesMoney = useCanSeeSpend()
  const [open, setOpen] = useState<LinkOverlayState>()
  const columns = useLinkColumns(links, filter.timezone, currency)
  const add = (
    <Button kind="primary" icon={Plus} disabledReason={off} onClick={() => setOpen({ act: 'new' })}>
      {t('offers.link_new')}
    </Button>
  )
  return (
    <>
      <OfferTable
        id="tracking-links"
        title={t('offers.links')}
        read={read}
        columns={[...columns, linkActionsColumn(t('offers.acts_column'), view, setOpen)]}
        rowKey={({ linkId }) => linkId}
        rowName={({ name }) => name}
        onOpen={({ linkId }) => view.openLink(linkId)}
        defaultSort={{ column: seesMoney ? 'revenue' : 'members', direction: 'descending' }}
        hasTotals
        searchLabel={t('offers.search_links')}
        actions={add}
        empty={
          <EmptyState icon={Link2} title={t('offers.links_empty')} actions={add}>
            {t('offers.links_empty_text')}
          </EmptyState>
        }
      />
      {opened && (
        <LazyLinkDrawer
          link={opened}
          creatorId={creatorId}
          currency={currency}
          filter={filter}
          disabledReason={off}
          onClose={view.close}
        />
      )}
      {open && (
        <LinkOverlay
          creatorId={creatorId}
          open={open}
          all={links}
          currency={currency}
          onCreated={view.openLink}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
