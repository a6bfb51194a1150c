import { useTranslation } from '@/i18n/use-translation'

import {
  type Dashboard,
  DASHBOARD_CARDS,
  type DashboardCardName,
  isMoneyCard,
} from '@/domain/figures/dashboard'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useUrlField } from '@/features/figures/url/use-url-field'
import { FigureTiles } from '@/features/figures/chart/figure-tiles'
import { type Fault, WidgetFault } from '@/features/figures/widget-fault'
import { formatMoney, formatNumber } from '@/i18n/format'
import { LineChart } from '@/ui/chart/line-chart'
import { choiceField } from '@/lib/url-state'

import { useCanSeeSpend } from '../base/permissions'

interface DashboardCardsProps {
  dashboard: Dashboard | undefined
  fault: Fault | undefined
  filter: FigureFilter
}

const CENTS_PER_UNIT = 100

/** The cards that the user may see, and the one whose chart is open. */
function useDashboardCards() {
  const seesSpend = useCanSeeSpend()
  const names = DASHBOARD_CARDS.filter((name) => seesSpend || !isMoneyCard(name))
  const [open, choose] = useUrlField('chart', choiceField(names, seesSpend ? 'dmRevenue' : 'profileVisits'))
  return { names, open, choose }
}

function CardChart({ dashboard, fault, filter, name }: DashboardCardsProps & { name: DashboardCardName }) {
  const { t } = useTranslation('home')
  const card = dashboard?.cards[name]
  const currency = dashboard?.currency ?? DEFAULT_CURRENCY
  const isMoney = isMoneyCard(name)
  return (
    <LineChart
      name={t(`dashboard.card_${name}`)}
      unit={isMoney ? t(`dashboard.unit_${filter.basis}`, { currency }) : t('dashboard.unit_count')}
      info={t(`dashboard.card_${name}_info`, { zone: filter.timezone })}
      points={dashboard?.steps ?? []}
      series={[
        {
          id: name,
          label: t(`dashboard.card_${name}`),
          color: 'stats-1',
          values: card?.points ?? [],
          ...(filter.comparedRange && {
            previous: (dashboard?.steps ?? []).map((_, step) => card?.previousPoints[step] ?? null),
          }),
        },
      ]}
      format={(value) =>
        isMoney ? formatMoney({ amount: value, currency }, { isWhole: true }) : formatNumber(value)
      }
      {...(isMoney && {
        tickUnit: CENTS_PER_UNIT,
        formatAxis: (value: number) =>
          formatNumber(value / CENTS_PER_UNIT, { style: 'currency', currency, notation: 'compact' }),
      })}
      timezone={filter.timezone}
      isLoading={dashboard === undefined && !fault}
      empty={fault && <WidgetFault fault={fault} />}
    />
  )
}

/** Four key figures; the selected one has its chart below. */
export function DashboardCards(props: DashboardCardsProps) {
  const { t } = useTranslation('home')
  const { dashboard, fault, filter } = props
  const { names, open, choose } = useDashboardCards()
  return (
    <>
      <FigureTiles
        name={t('dashboard.cards')}
        count={names.length}
        currency={dashboard?.currency ?? DEFAULT_CURRENCY}
        fault={fault}
        filter={filter}
        figures={
          dashboard &&
          names.map((name) => {
            const card = dashboard.cards[name]
            return {
              id: name,
              label: t(`dashboard.card_${name}`),
              info: t(`dashboard.card_${name}_info`, { zone: filter.timezone }),
              unit: isMoneyCard(name) ? 'money' : 'count',
              value: card?.value ?? null,
              previous: card?.previous,
              ...(card && { points: card.points }),
              choice: { isOn: name === open, onPress: () => choose(name) },
            }
          })
        }
      />
      <CardChart {...props} name={open} />
    </>
  )
}
