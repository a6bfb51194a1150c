import { Columns3 } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../../button'
import { Checkbox } from '../../field/checkbox'
import { Popover } from '../../overlay/popover'
import { type Column, type HiddenChange, hiddenAtFirst } from '../table-column'

/** Chooses the visible columns; the first one names the rows and is always visible. */
export function ColumnMenu<Row>({
  columns,
  hidden,
  onHidden,
}: {
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  onHidden: (to: HiddenChange) => void
}) {
  const { t } = useTranslation('common')
  const toggle = (id: string, isShown: boolean) =>
    onHidden((latest = hiddenAtFirst(columns)) =>
      isShown ? latest.filter((other) => other !== id) : [...latest, id],
    )
  return (
    <Popover
      name={t('data_table.columns')}
      trigger={
        <Button icon={Columns3} className="print:hidden">
          {t('data_table.columns')}
        </Button>
      }
    >
      <div className="grid min-w-52">
        {columns.slice(1).map(({ id, header }) => (
          <Checkbox key={id} checked={!hidden.includes(id)} onChange={(isShown) => toggle(id, isShown)}>
            {header}
          </Checkbox>
        ))}
        <Button kind="ghost" className="mt-2" onClick={() => onHidden(() => hiddenAtFirst(columns))}>
          {t('data_table.columns_reset')}
        </Button>
      </div>
    </Popover>
  )
}
