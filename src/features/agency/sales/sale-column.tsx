import type { Sale } from '@/domain/money/sale'
import type { Column } from '@/ui/table/table-column'
import { UserName } from '@/ui/text/user-name'

export const saleNameColumn = (id: string, header: string, nameOf: (sale: Sale) => string): Column<Sale> => ({
  id,
  header,
  exportValue: nameOf,
  cell: (sale) => <UserName name={nameOf(sale)} />,
})
