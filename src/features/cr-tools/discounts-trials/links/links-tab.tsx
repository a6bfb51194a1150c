import { ChartLine, Link2 } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { DEFAULT_CURRENCY } from '@/domain/money/money'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { deactivateTrackingLink, listTrackingLinks } from '@/api/calls/creator/tracking-links'
import { deferred } from '@/services/loading/deferred'
import { isolate } from '@/lib/text/isolate'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { toast } from '@/services/page/toasts'
import { MenuItem } from '@/ui/overlay/menu'

import { LinkForm } from './link-form'
import { OffersTab } from '../offers-tab'
import type { OffersView } from '../offers-view'
import { useCanSeeSpend } from '../../base/permissions'
import { useInvalidateLinks } from '../invalidate-offers'
import { useLinkColumns } from './link-columns'

/** Lazy, as the drawer pulls in the chart library. */
const LazyLinkDrawer = deferred(async () => (await import('./link-drawer')).LinkDrawer)

interface LinksTabProps {
  creatorId: string
  view: OffersView
  filter: FigureFilter
}

function useLinks(creatorId: string, { range }: FigureFilter) {
  const read = useQuery({
    ...queryOf(listTrackingLinks, range, creatorId),
    placeholderData: keepPreviousData,
  })
  return { read, links: read.data?.data ?? [], currency: read.data?.currency ?? DEFAULT_CURRENCY }
}

/** Tab with tracking links: new members, revenue and cost in the range. */
export function LinksTab({ creatorId, view, filter }: LinksTabProps) {
  const { t } = useTranslation('marketplace')
  const { read, links, currency } = useLinks(creatorId, filter)
  const shared = { creatorId, currency }
  const drawer = { filter, isOld: read.isPlaceholderData }
  const opened = links.find(({ linkId }) => linkId === view.link)
  return (
    <>
      <OffersTab
        id="tracking-links"
        title={t('offers.links')}
        read={read}
        columns={useLinkColumns(links, filter.timezone, currency)}
        rowKey={({ linkId }) => linkId}
        onOpen={({ linkId }) => view.openLink(linkId)}
        defaultSort={{ column: useCanSeeSpend() ? 'revenue' : 'members', direction: 'descending' }}
        hasTotals
        searchLabel={t('offers.search_links')}
        icon={Link2}
        words={{
          new: t('offers.link_new'),
          empty: t('offers.links_empty'),
          emptyText: t('offers.links_empty_text'),
        }}
        actions={{
          renderItems: ({ linkId }) => (
            <MenuItem icon={ChartLine} onAction={() => view.openLink(linkId)}>
              {t('offers.link_show')}
            </MenuItem>
          ),
          isOver: ({ deactivatedAt }) => deactivatedAt !== null,
          isEditableWhenOver: true,
          renderForm: (link, close) => (
            <LinkForm
              {...shared}
              link={link}
              all={links}
              onSaved={(linkId) => {
                close()
                if (link) toast.success(t('offers.saved'))
                else view.openLink(linkId)
              }}
              onClose={close}
            />
          ),
          end: t('offers.deactivate'),
          endOf: ({ linkId, name }) => ({
            title: t('offers.deactivate_title', { name: isolate(name) }),
            text: t('offers.deactivate_link_text'),
            trackedAs: 'tracking-link-deactivate',
            call: () => send(deactivateTrackingLink, { linkId }, { creatorId }),
          }),
          refresh: useInvalidateLinks(),
        }}
      />
      {opened && <LazyLinkDrawer {...shared} {...drawer} link={opened} onClose={view.close} />}
    </>
  )
}
