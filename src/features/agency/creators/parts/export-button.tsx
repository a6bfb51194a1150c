import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { searchAgencyCreators } from '@/api/calls/agency-util'
import { pagesOf } from '@/api/query'
import type { AgencyCreator } from '@/domain/agency-creator'
import type { Column } from '@/ui/table-column'

import { PER_FILE_PART, SaveAll } from '@/features/figures/save-all'
import type { CreatorsView } from '../creators-view'
import type { CreatorRights } from '../rights'
import { askedOf } from '../creator-list'

/** Exports the creators; account managers export only their own creators' figures (screens S0). */
export function ExportButton({
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
  const all = pagesOf(searchAgencyCreators, { ...askedOf(view, rights.userId), limit: PER_FILE_PART })
  return (
    <SaveAll
      fileName="creators"
      columns={columns.filter(({ file }) => file)}
      load={() => client.infiniteQuery({ ...all, pages: Infinity })}
      disabledReason={rights.isForAll || view.filter.isMine ? undefined : t('creators.export_own')}
    />
  )
}
