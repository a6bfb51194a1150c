import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../cx'
import { NoData } from '../text/figure'
import { TextWithNames } from '../text/user-name'

/** One column of a chart's figures. */
export interface ChartColumn {
  id: string
  label: string
  values: readonly (number | null)[]
  format: (value: number) => string
}

const CELL = 'h-8 border-b border-line-quiet px-3 whitespace-nowrap first:ps-4 last:pe-4'

/** Shows the figures of a chart as a table, in the same room as the chart. */
export function ChartTable({
  name,
  times,
  columns,
  height,
}: {
  name: string
  times: readonly string[]
  columns: readonly ChartColumn[]
  height: string
}) {
  const { t } = useTranslation('common')
  return (
    <div
      role="region"
      aria-label={t('table.scroll', { name })}
      tabIndex={0}
      className="overflow-auto"
      style={{ height }}
    >
      <table aria-label={name} className="w-full border-separate border-spacing-0 text-13">
        <thead className="sticky top-0 z-10 bg-surface-raised text-12 text-text-quiet">
          <tr>
            <th scope="col" className={cx(CELL, 'text-start font-medium')}>
              {t('chart.time')}
            </th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col" className={cx(CELL, 'text-end font-medium')}>
                <TextWithNames>{label}</TextWithNames>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time, index) => (
            <tr key={time}>
              <th scope="row" className={cx(CELL, 'text-start font-text')}>
                {time}
              </th>
              {columns.map(({ id, values, format }) => (
                <td key={id} className={cx(CELL, 'text-end tabular-nums')}>
                  <ChartFigureCell value={values[index] ?? null} format={format} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const ChartFigureCell = ({ value, format }: { value: number | null; format: (value: number) => string }) =>
  value === null ? <NoData /> : <bdi dir="ltr">{format(value)}</bdi>
