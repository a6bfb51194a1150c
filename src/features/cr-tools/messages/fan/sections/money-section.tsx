import { useTranslation } from '@/i18n/use-translation'

import type { Fan, FanSpend } from '@/domain/chat/fan'
import { formatList, formatMoney } from '@/i18n/format'
import { InfoTip } from '@/ui/info-tip'
import { Money, Numeral } from '@/ui/text/figure'
import { RelativeTime } from '@/ui/text/time'
import { Sparkline } from '@/ui/chart/sparkline'

import { HiddenSpend } from '../base/hidden-spend'
import { Fact, Facts, Section } from '../base/section'

function Lifetime({ spend }: { spend: FanSpend }) {
  const { t } = useTranslation('profile')
  const { currency, weekly } = spend
  const amounts = weekly.map((amount) => formatMoney({ amount, currency }, { isWhole: true }))
  return (
    <div className="mb-3 flex items-center justify-between gap-4">
      <div className="min-w-0">
        <div className="text-20 font-strong">
          <Money of={{ amount: spend.lifetime, currency }} />
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
  const open = formatMoney({ amount: spend.openAmount, currency })
  const rows = [
    { name: t('fan.money_last_30'), amount: spend.last30Days },
    { name: t('fan.money_average'), amount: spend.average },
    { name: t('fan.money_biggest'), amount: spend.biggest },
    { name: t('fan.money_tips'), amount: spend.tips },
  ]
  const zero = [
    ...rows.filter(({ amount }) => amount === 0),
    ...(spend.openCount === 0 ? [{ name: t('fan.money_open') }] : []),
    ...(spend.refunds === 0 ? [{ name: t('fan.money_refunds') }] : []),
  ]
  return (
    <Facts>
      {rows.map(
        ({ name, amount }) =>
          amount !== 0 && (
            <Fact key={name} name={name}>
              <Money of={{ amount, currency }} />
            </Fact>
          ),
      )}
      <Fact name={t('fan.money_last')}>
        {spend.lastPurchaseAt === null ? t('fan.money_never') : <RelativeTime at={spend.lastPurchaseAt} />}
      </Fact>
      {spend.openCount > 0 && (
        <Fact name={t('fan.money_open')}>
          {t('fan.money_open_value', { count: spend.openCount, amount: open })}
        </Fact>
      )}
      {spend.refunds > 0 && (
        <Fact name={t('fan.money_refunds')}>
          <Numeral value={spend.refunds} />
        </Fact>
      )}
      {zero.length > 0 && <Fact name={formatList(zero.map(({ name }) => name))}>{t('fan.money_none')}</Fact>}
    </Facts>
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
