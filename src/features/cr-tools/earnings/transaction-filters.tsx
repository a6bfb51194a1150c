import { useMemo, useState } from 'react'
import { isImeComposing } from '@/domain/page/shortcut'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { EARNING_STATES } from '@/domain/money/earnings'
import { REVENUE_KINDS } from '@/domain/money/revenue-kind'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { MultiSelectMenu } from '@/features/figures/filter/multi-select-menu'
import { formatCentsField, parseOptionalCents } from '@/lib/text/parse-amount'
import { ControlRow } from '@/ui/layout/control-row'
import { NumberField } from '@/ui/field/number-field'
import { OptionalSelect } from '@/ui/field/optional'

import { useMayOpen } from '../base/permissions'
import { type EarningsView } from './earnings-view'
import { FanFilter, PayoutChip } from './transaction-chips'

interface AmountFieldProps {
  label: string
  currency: string
  value: number | null
  onChange: (cents: number | null) => void
}

/** Amount input that applies on Enter or blur. */
function AmountField({ label, currency, value, onChange }: AmountFieldProps) {
  const { t } = useTranslation('analytics')
  const [text, setText] = useState(formatCentsField(value))
  const [shown, setShown] = useState(value)
  const [isUnclear, setUnclear] = useState(false)
  // Also changed elsewhere: by Back, or when all filters are cleared.
  if (shown !== value) {
    setShown(value)
    setText(formatCentsField(value))
    setUnclear(false)
  }
  const apply = () => {
    const cents = parseOptionalCents(text)
    setUnclear(cents === undefined)
    if (cents !== undefined && cents !== value) onChange(cents)
  }
  return (
    <NumberField
      label={label}
      labelHidden
      placeholder={label}
      error={isUnclear ? t('earnings.amount_unclear') : undefined}
      className="w-48"
      unit={currency}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && !isImeComposing(event.nativeEvent) && apply()}
    />
  )
}

function SenderSelect({ view, senderIds }: { view: EarningsView; senderIds: readonly string[] }) {
  const { t } = useTranslation('analytics')
  // Keep the sender from the URL as an option even when the period has none.
  const ids =
    view.sentBy === null || senderIds.includes(view.sentBy) ? senderIds : [view.sentBy, ...senderIds]
  const nameOf = useAccountNames(ids)
  return (
    <OptionalSelect
      label={t('earnings.column_sent_by')}
      labelHidden
      none={t('earnings.senders_all')}
      options={ids.map((value) => ({ value, label: nameOf(value) }))}
      value={view.sentBy}
      onChange={(sentBy) => view.narrow({ sentBy })}
    />
  )
}

interface TransactionFiltersProps {
  view: EarningsView
  creatorId: string
  currency: string
  senderIds: readonly string[]
}

/** Filters: payout, type, state, fan, sender, amount, search. */
export function TransactionFilters({ view, creatorId, currency, senderIds }: TransactionFiltersProps) {
  const { t } = useTranslation('analytics')
  const kinds = useMemo(() => REVENUE_KINDS.map((id) => ({ id, label: t(`overview.kind_${id}`) })), [t])
  const states = useMemo(() => EARNING_STATES.map((id) => ({ id, label: t(`earnings.state_${id}`) })), [t])
  // Fans are found in the inbox.
  const mayOpenMessages = useMayOpen('messages')
  const mayFindFans = view.seesSpend && (mayOpenMessages || view.fanId !== null)
  return (
    <ControlRow name={t('earnings.filters')} onClear={view.isNarrowed && view.clear}>
      {view.batchId !== null && <PayoutChip view={view} creatorId={creatorId} payoutId={view.batchId} />}
      <MultiSelectMenu
        name={t('earnings.kinds')}
        allLabel={t('earnings.kinds_all')}
        choices={kinds}
        chosen={view.kinds}
        onChange={(ids) => view.narrow({ kinds: REVENUE_KINDS.filter((kind) => ids.includes(kind)) })}
      />
      <MultiSelectMenu
        name={t('earnings.states')}
        allLabel={t('earnings.states_all')}
        choices={states}
        chosen={view.states}
        onChange={(ids) => view.narrow({ states: EARNING_STATES.filter((state) => ids.includes(state)) })}
      />
      {view.seesStaff && <SenderSelect view={view} senderIds={senderIds} />}
      {mayFindFans && <FanFilter view={view} creatorId={creatorId} />}
      <AmountField
        label={t('earnings.least')}
        currency={currency}
        value={view.least}
        onChange={(least) => view.narrow({ least })}
      />
      <AmountField
        label={t('earnings.most')}
        currency={currency}
        value={view.most}
        onChange={(most) => view.narrow({ most })}
      />
      <UrlSearchField
        name={t(view.seesSpend ? 'earnings.find' : 'earnings.find_item')}
        className="w-60 max-sm:w-full"
      />
    </ControlRow>
  )
}
