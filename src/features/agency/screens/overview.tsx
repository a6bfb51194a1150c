import { useTranslation } from '@/i18n/use-translation'

import { faultOf, inWidgets } from '@/features/figures/widget-fault'
import { late } from '@/services/late'
import { Page } from '@/ui/page'

import { useFigureFilter } from '@/features/figures/figure-filter'
import { FilterBar } from '../filter/filter-bar'
import { useOverviewAddress } from '../overview/address'
import { OverviewContent } from '../overview/overview-content'
import { useAgencyLive } from '../live'
import { ExportButton } from '../overview/parts/export-button'
import { MailButton } from '../overview/parts/mail-button'
import { NoCreators } from '../overview/parts/no-creators'
import { useOverview } from '../overview/use-overview'

/** Loads when a row is pressed. */
const CreatorDrawer = late(
  async () => (await import('../overview/parts/creator-drawer')).CreatorDrawer,
  null,
  'now',
)

/** /agency-overview: what the agency earns, spends, and what needs attention (screens S2). */
export default function OverviewScreen() {
  const { t } = useTranslation('analytics')
  useAgencyLive()
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
          acts={
            <>
              <MailButton filter={filter} />
              <ExportButton request={request} />
            </>
          }
        />
      }
      status={inWidgets(status)}
      empty={<NoCreators filter={filter} />}
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
        <CreatorDrawer
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
