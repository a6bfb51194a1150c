import { Mail } from 'lucide'
import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/i18n/use-translation'
import { faultOf, inWidgets } from '@/features/figures/widget-fault'
import { deferred } from '@/services/loading/deferred'
import { OldFigures } from '@/features/figures/old-figures'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/layout/page'
import { type FigureFilter, useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { getOverview } from '@/api/calls/agency/agency'
import { exportOverview } from '@/api/calls/agency/views'
import { send } from '@/api/send'
import { firstDayOf } from '@/domain/time/period'
import { ServerExportButton } from '@/features/figures/table/server-export-button'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'

import { FilterBar } from '../filter/filter-bar'
import { useOverviewView } from '../overview/overview-view'
import { OverviewContent } from '../overview/overview-content'
import { useAgencyEvents } from '../live/agency-events'
import { OverviewEmptyState } from '../overview/overview-empty-state'
import { useFilterCreatorIds } from '../filter/choices'
import { useFallbackPolling } from '../live/use-polling'
import { overviewRequest } from '../overview/overview-request'

/** The figures for the current filter; previous ones stay visible until the new ones load. */
function useOverview(filter: FigureFilter) {
  const { creatorIds, fault } = useFilterCreatorIds(filter)
  const isReady = creatorIds !== undefined
  // Not without ids until a group's creators are known: such a request is for all.
  const request = overviewRequest(filter, creatorIds ?? [])
  const read = useQuery({
    ...queryOf(getOverview, request),
    enabled: isReady,
    ...useFallbackPolling(),
    placeholderData: keepPreviousData,
  })
  const missing = fault && { ...fault, data: undefined, isPending: false, dataUpdatedAt: 0 }
  const status = useQueryStatus(missing ?? read, read.data?.creators.length === 0)
  return { read, request, isReady, status }
}

/** Loads when a row is pressed. */
const CreatorChangeDrawer = deferred(
  async () => (await import('../overview/creator-change-drawer')).CreatorChangeDrawer,
)

const MailDialog = deferred(async () => (await import('../overview/mail-dialog')).MailDialog)

/** Opens the settings of the weekly email. */
function MailButton({ filter }: { filter: FigureFilter }) {
  const { t } = useTranslation('analytics')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={Mail} name={t('overview.mail_title')} onClick={() => setOpen(true)} />
      {isOpen && <MailDialog filter={filter} onClose={() => setOpen(false)} />}
    </>
  )
}

/** /agency-overview: what the agency earns, spends, and what needs attention (screens S2). */
export default function OverviewScreen() {
  const { t } = useTranslation('analytics')
  useAgencyEvents()
  const filter = useFigureFilter(['period', 'compareMonths', 'basis', 'group', 'creators', 'zone'])
  const view = useOverviewView()
  const { read, request, isReady, status } = useOverview(filter)
  const { openedId } = view
  const fault = faultOf(status)
  return (
    <Page
      title={t('overview.title')}
      actions={
        <FilterBar
          filter={filter}
          page="agencyOverview"
          actions={
            <>
              <MailButton filter={filter} />
              <ServerExportButton
                name={t('overview.export')}
                load={(signs) => send(exportOverview, { ...request, format: 'csv', signs })}
                fileName={`overview-${firstDayOf(request)}.csv`}
                isReady={isReady}
              />
            </>
          }
        />
      }
      status={inWidgets(status)}
      empty={<OverviewEmptyState filter={filter} />}
    >
      <OldFigures isOld={read.isPlaceholderData && !fault} className="flex flex-col gap-4">
        <OverviewContent
          overview={fault ? undefined : read.data}
          isOld={read.isPlaceholderData}
          fault={fault}
          filter={filter}
          view={view}
        />
      </OldFigures>
      {openedId !== null && (
        <CreatorChangeDrawer
          key={openedId}
          creatorId={openedId}
          overview={read.data}
          filter={filter}
          onClose={view.close}
          onAlone={() => view.showAlone(openedId)}
        />
      )}
    </Page>
  )
}
