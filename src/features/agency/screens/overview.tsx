import { useTranslation } from 'react-i18next'

import { useQueryStatus } from '@/api/query-status'
import { Page } from '@/ui/page'

import { useAgencyFilter } from '../filter/agency-filter'
import { FilterBar } from '../filter/filter-bar'
import { keptRoom } from '../kept-room'
import { useOverviewAddress } from '../overview/address'
import { OverviewContent } from '../overview/overview-content'
import { CreatorDrawer } from '../overview/parts/creator-drawer'
import { ExportButton } from '../overview/parts/export-button'
import { MailButton } from '../overview/parts/mail-button'
import { NoCreators } from '../overview/parts/no-creators'
import { useOverview } from '../overview/use-overview'

/** /agency-overview: what the agency earns, from whom, what it costs, and what needs a hand (screens S2). */
export default function OverviewScreen() {
  const { t } = useTranslation('analytics')
  const filter = useAgencyFilter(['period', 'compare', 'basis', 'group', 'creators', 'zone'])
  const address = useOverviewAddress()
  const { read, request } = useOverview(filter)
  const { openedId } = address
  const status = useQueryStatus(read, read.data?.creators.length === 0)
  return (
    <Page
      title={t('overview.title')}
      actions={
        <FilterBar filter={filter} page="agencyOverview">
          <MailButton filter={filter} />
          <ExportButton request={request} />
        </FilterBar>
      }
      status={keptRoom(status)}
      empty={<NoCreators filter={filter} />}
    >
      <div
        aria-busy={read.isPlaceholderData}
        className="flex flex-col gap-4 transition-opacity aria-busy:opacity-60"
      >
        <OverviewContent overview={read.data} filter={filter} address={address} />
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
