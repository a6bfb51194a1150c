import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { pagesOf } from '@/api/query'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import type { Column } from '@/ui/table/table-column'

import { EXPORT_PAGE_SIZE, ExportAll } from '@/features/figures/table/export-all'
import type { CreatorsView } from '../creators-view'
import type { CreatorRights } from '../creator-rights'
import { creatorListRequest } from '../creator-list'

/** Exports the creators; account managers export only their own creators' figures (screens S0). */
export function ExportCreatorsButton({
  view,
  columns,
  rights,
}: {
  view: CreatorsView
  columns: readonly Column<AgencyCreator>[]
  rights: CreatorRights
}) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const all = pagesOf(searchAgencyCreators, {
    ...creatorListRequest(view, rights.userId),
    limit: EXPORT_PAGE_SIZE,
  })
  return (
    <ExportAll
      fileName="creators"
      columns={columns}
      load={() => client.infiniteQuery({ ...all, pages: Infinity })}
      disabledReason={rights.isForAll || view.filter.isMine ? undefined : t('creators.export_own')}
    />
  )
}
