import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { searchAgencyCreators } from '@/api/calls/agency-util'
import { errorText } from '@/api/errors'
import { pagesOf } from '@/api/query'
import type { AgencyCreator } from '@/domain/agency-creator'
import { toast } from '@/services/toasts'
import { IconButton } from '@/ui/icon-button'
import type { Column } from '@/ui/table-column'

import type { CreatorsView } from '../creators-view'
import { askedOf } from '../use-creators'
import type { CreatorRights } from '../rights'

/** As many as a server answers at once. */
const PER_PART = 200

/**
 * Saves all creators that fit the filters, those not scrolled to yet as well, in the columns and the order in sight.
 * Account managers take their own creators' figures with them alone (screens S0).
 */
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
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { pages } = await client.infiniteQuery({
        ...pagesOf(searchAgencyCreators, { ...askedOf(view, rights.userId), limit: PER_PART }),
        pages: Infinity,
      })
      const { saveCsv } = await import('@/ui/data-table/save-csv')
      const told = columns.filter(({ csv }) => csv)
      const rows = pages.flatMap(({ data }) => data)
      await saveCsv('creators', [
        told.map(({ header }) => header),
        ...rows.map((row) => told.map(({ csv }) => csv?.(row) ?? null)),
      ])
    } catch (error) {
      toast.error(t('creators.export_failed', { reason: errorText(error) }))
    }
    setBusy(false)
  }
  return (
    <IconButton
      icon={Download}
      name={t('creators.export')}
      busy={isBusy}
      disabledReason={rights.isForAll || view.filter.isMine ? undefined : t('creators.export_own')}
      onClick={() => void save()}
    />
  )
}
