import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { FigureTiles, type TileFigure } from '@/features/figures/chart/figure-tiles'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { OldFigures } from '@/features/figures/old-figures'
import type { Fault } from '@/features/figures/widget-fault'

import { useCanSeeSpend } from '../base/permissions'

type Sums<Id extends string> = Record<Id, number | null>

interface FiguresTabProps<Id extends string> {
  result: {
    data: { currency: string; totals: Sums<Id>; previous: Sums<Id> | null } | undefined
    fault: Fault | undefined
    isOld: boolean
  }
  filter: FigureFilter
  /** The figures in order; `isCost` for one that is better when it falls. */
  figures: readonly (readonly [id: Id, unit: TileFigure['unit'], isCost?: true])[]
  wordsOf: (id: Id) => { label: string; info: string }
  /** How many cases ratios, means and medians are of. */
  samples?: Partial<Record<Id, number>> | undefined
  children: ReactNode
}

/** A tab: its figures above its widgets, faded while they show the previous range. */
export function FiguresTab<Id extends string>({
  result: { data, fault, isOld },
  filter,
  figures,
  wordsOf,
  samples,
  children,
}: FiguresTabProps<Id>) {
  const { t } = useTranslation('analytics')
  const seesSpend = useCanSeeSpend()
  const shown = figures.filter(([, unit]) => seesSpend || unit !== 'money')
  return (
    <OldFigures isOld={isOld} className="flex flex-col gap-4">
      <FigureTiles
        name={t('overview.tiles')}
        count={shown.length}
        currency={data?.currency ?? DEFAULT_CURRENCY}
        fault={fault}
        filter={filter}
        figures={
          data &&
          shown.map(([id, unit, isCost = false]) => ({
            id,
            ...wordsOf(id),
            unit,
            value: data.totals[id],
            previous: data.previous?.[id],
            isCost,
            sample: samples?.[id],
          }))
        }
      />
      {children}
    </OldFigures>
  )
}
