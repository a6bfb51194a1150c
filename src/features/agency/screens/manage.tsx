import { useTranslation } from '@/i18n/use-translation'

import { Page } from '@/ui/page'

import { useFigureFilter } from '@/features/figures/figure-filter'
import { FilterBar } from '../filter/filter-bar'
import { FloorContent } from '../floor/floor-content'
import { useAgencyLive } from '../live'
import { LineState } from '../floor/parts/line-state'
import { useFloor } from '../floor/use-floor'

/** /agency-manage: who is on duty, which fans wait, and what needs the manager (screens S5). */
export default function ManageScreen() {
  const { t } = useTranslation('analytics')
  useAgencyLive()
  const filter = useFigureFilter(['group', 'zone'])
  const floor = useFloor(filter.groupId)
  return (
    <Page
      title={t('floor.title')}
      actions={
        <>
          <LineState updatedAt={floor.dataUpdatedAt} />
          <FilterBar filter={filter} />
        </>
      }
    >
      <FloorContent floor={floor} filter={filter} />
    </Page>
  )
}
