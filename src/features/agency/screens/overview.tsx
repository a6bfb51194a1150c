import { Mail } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { faultOf, inWidgets } from '@/features/figures/widget-fault'
import { deferred } from '@/services/loading/deferred'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/layout/page'

import { type FigureFilter, useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FilterBar } from '../filter/filter-bar'
import { useOverviewAddress } from '../overview/overview-address'
import { OverviewContent } from '../overview/overview-content'
import { useAgencyEvents } from '../live/agency-events'
import { ExportOverviewButton } from '../overview/parts/export-overview-button'
import { OverviewEmptyState } from '../overview/parts/overview-empty-state'
import { useOverview } from '../overview/use-overview'

/** Loads when a row is pressed. */
const CreatorChangeDrawer = deferred(
  async () => (await import('../overview/parts/creator-change-drawer')).CreatorChangeDrawer,
)

const MailDialog = deferred(async () => (await import('../overview/parts/mail-dialog')).MailDialog)

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
  const address = useOverviewAddress()
  const { read, request, status } = useOverview(filter)
  const { openedId } = address
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
              <ExportOverviewButton request={request} />
            </>
          }
        />
      }
      status={inWidgets(status)}
      empty={<OverviewEmptyState filter={filter} />}
    >
      <div
        aria-busy={read.isPlaceholderData && !fault}
        className="flex flex-col gap-4 transition-opacity aria-busy:opacity-60"
      >
        <OverviewContent
          overview={fault ? undefined : read.data}
          isOld={read.isPlaceholderData}
          fault={fault}
          filter={filter}
          address={address}
        />
      </div>
      {openedId !== null && (
        <CreatorChangeDrawer
          key={openedId}
          creatorId={openedId}
          overview={read.data}
          filter={filter}
          onClose={address.close}
          onAlone={() => address.showAlone(openedId)}
        />
      )}
    </Page>
  )
}
