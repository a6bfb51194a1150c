import { useTranslation } from '@/i18n/use-translation'

import type { Fan, FanSpend } from '@/domain/chat/fan'
import { formatList, formatMoney } from '@/i18n/format'
import { InfoTip } from '@/ui/info-tip'
import { Amount, Numeral } from '@/ui/text/figure'
import { RelativeTime } from '@/ui/text/time'
import { Sparkline } from '@/ui/chart/sparkline'

import { HiddenSpend } from '../panel/hidden-spend'
import { PanelFact, PanelFacts, Section } from '../panel/section'

function Lifetime({ spend }: { spend: FanSpend }) {
  const { t } = useTranslation('profile')
  const { currency, weekly } = spend
  const amounts = weekly.map((amount) => formatMoney({ amount, currency }, { isWhole: true }))
  return (
    <div className="mb-3 flex items-center justify-between gap-4">
      <div className="min-w-0">
        <div className="text-20 font-strong">
          <Amount of={{ amount: spend.lifetime, currency }} />
        </div>
        <p className="flex items-center gap-1 text-13 text-text-quiet">
          {t('fan.money_lifetime', { count: spend.purchases })}
          <InfoTip about={t('fan.money')}>{t('fan.money_lifetime_tip')}</InfoTip>
        </p>
      </div>
      {weekly.length > 1 && (
        <span className="flex w-[108px] justify-end">
          <Sparkline points={weekly} className="w-[108px]" />
          <span className="sr-only">{t('fan.money_weeks', { amounts: formatList(amounts) })}</span>
        </span>
      )}
    </div>
  )
}

/** A row for each nonzero amount, and one for all zero ones. */
function Amounts({ spend }: { spend: FanSpend }) {
  const { t } = useTranslation('profile')
  const { currency } = spend
  const amountRow = (name: string, amount: number) => ({
    name,
    value: amount !== 0 && <Amount of={{ amount, currency }} />,
  })
  const open = formatMoney({ amount: spend.openAmount, currency })
  const rows = [
    amountRow(t('fan.money_last_30'), spend.last30Days),
    amountRow(t('fan.money_average'), spend.average),
    amountRow(t('fan.money_biggest'), spend.biggest),
    amountRow(t('fan.money_tips'), spend.tips),
    {
      name: t('fan.money_last'),
      value:
        spend.lastPurchaseAt === null ? t('fan.money_never') : <RelativeTime at={spend.lastPurchaseAt} />,
    },
    {
      name: t('fan.money_open'),
      value: spend.openCount > 0 && t('fan.money_open_value', { count: spend.openCount, amount: open }),
    },
    { name: t('fan.money_refunds'), value: spend.refunds > 0 && <Numeral value={spend.refunds} /> },
  ]
  const zero = rows.filter(({ value }) => value === false)
  return (
    <PanelFacts>
      {rows.map(
        ({ name, value }) =>
          value !== false && (
            <PanelFact key={name} name={name}>
              {value}
            </PanelFact>
          ),
      )}
      {zero.length > 0 && (
        <PanelFact name={formatList(zero.map(({ name }) => name))}>{t('fan.money_none')}</PanelFact>
      )}
    </PanelFacts>
  )
}

/** What the fan paid this creator; without the permission, it shows who can grant it. */
export function MoneySection({ fan }: { fan: Fan }) {
  const { t } = useTranslation('profile')
  return (
    <Section id="money" title={t('fan.money')}>
      {fan.spend ? (
        <>
          <Lifetime spend={fan.spend} />
          <Amounts spend={fan.spend} />
        </>
      ) : (
        <HiddenSpend />
      )}
    </Section>
  )
}
