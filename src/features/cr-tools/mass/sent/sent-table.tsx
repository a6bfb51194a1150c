import { useTranslation } from '@/i18n/use-translation'

import type { MassMessage } from '@/domain/mass/mass-message'
import { useCurrentUser, useHiddenColumns } from '@/features/auth'
import { DataTable } from '@/ui/table/data-table/data-table'
import type { Column } from '@/ui/table/table-column'

/** Key of this table in the user's preferences. */
const TABLE = 'mass-sent'
const NEWEST_FIRST = { column: 'sentAt', direction: 'descending' } as const

/** Sortable table with selectable columns, and CSV export with permission (screens S0, S12). */
export function SentTable({
  columns,
  rows,
  onOpen,
}: {
  columns: readonly Column<MassMessage>[]
  rows: readonly MassMessage[]
  onOpen: (row: MassMessage) => void
}) {
  const { t } = useTranslation(['tools', 'common'])
  const canExport = useCurrentUser().data?.chatterPermissions.canExport ?? false
  return (
    <DataTable
      title={t('mass.tab_sent')}
      name={t('mass.tab_sent')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.massMessageId}
      rowName={(row) => row.text || t('mass.without_text')}
      defaultSort={NEWEST_FIRST}
      onOpen={onOpen}
      fileName="mass-messages"
      exportDisabledReason={canExport ? undefined : t('common:data_table.export_off')}
      {...useHiddenColumns(TABLE)}
    />
  )
}
