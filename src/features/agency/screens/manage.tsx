import { useTranslation } from '@/i18n/use-translation'

import { Page } from '@/ui/layout/page'

import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FilterBar } from '../filter/filter-bar'
import { FloorContent } from '../floor/floor-content'
import { useAgencyEvents } from '../live/agency-events'
import { LiveStatus } from '../floor/table/live-status'
import { useFloor } from '../floor/use-floor'

/** /agency-manage: who is on duty, which fans wait, and what needs the manager (screens S5). */
export default function ManageScreen() {
  const { t } = useTranslation('analytics')
  useAgencyEvents()
  const filter = useFigureFilter(['group', 'zone'])
  const floor = useFloor(filter.groupId)
  return (
    <Page
      title={t('floor.title')}
      actions={
        <>
          <LiveStatus updatedAt={floor.dataUpdatedAt} />
          <FilterBar filter={filter} />
        </>
      }
    >
      <FloorContent floor={floor} filter={filter} />
    </Page>
  )
}
