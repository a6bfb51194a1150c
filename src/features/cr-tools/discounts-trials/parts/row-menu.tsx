import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/overlay/menu'
import type { Column } from '@/ui/table/table-column'

/** Props that disable a menu item and show the reason as its second line. */
export const disabledWith = (reason: string | undefined) =>
  reason === undefined ? {} : { isDisabled: true, detail: reason }

function OfferRowMenu({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('marketplace')
  return (
    <Menu
      trigger={<IconButton size="small" icon={Ellipsis} name={t('offers.acts', { name: isolate(name) })} />}
    >
      {children}
    </Menu>
  )
}

/** Last column with the row's action menu; excluded from exports. */
export const menuColumn = <Row,>(
  header: string,
  nameOf: (row: Row) => string,
  itemsOf: (row: Row) => ReactNode,
): Column<Row> => ({
  id: 'acts',
  header,
  align: 'end',
  exportValue: () => null,
  cell: (row) => <OfferRowMenu name={nameOf(row)}>{itemsOf(row)}</OfferRowMenu>,
})
