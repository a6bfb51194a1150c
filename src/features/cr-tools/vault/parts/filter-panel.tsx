import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { money } from '@/domain/money/money'
import { ORIENTATIONS, PRICE_BANDS, type PriceBandName, RIGHTS_FILTERS } from '@/domain/vault/vault'
import { ChoiceSelect } from '@/features/figures/filter/choice-select'
import { formatMoney } from '@/i18n/format'

import { useVaultLabels } from '../use-vault-list'
import { LENGTH_BAND_NAMES, PRICE_BAND_NAMES, type VaultView } from '../vault-view'

type YesNo = 'yes' | 'no'

interface YesNoChoiceProps {
  label: string
  labelOf: (name: YesNo) => string
  value: boolean | null
  onChange: (value: boolean | null) => void
}

function YesNoChoice({ label, labelOf, value, onChange }: YesNoChoiceProps) {
  const { t } = useTranslation('marketplace')
  return (
    <ChoiceSelect<YesNo>
      label={label}
      any={t('vault.any')}
      names={['yes', 'no']}
      labelOf={labelOf}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(name) => onChange(name === null ? null : name === 'yes')}
    />
  )
}

function PeopleChoices({ creatorId, view }: { creatorId: string; view: VaultView }) {
  const { t } = useTranslation('marketplace')
  const { data } = useVaultLabels(creatorId)
  const { person, by } = view.state
  const uploaders = [...new Set([...(data?.uploaderIds ?? []), ...(by === null ? [] : [by])])]
  const people = [...new Set([...(data?.people ?? []).map(({ name }) => name), ...(person ? [person] : [])])]
  const nameOf = useAccountNames(uploaders)
  return (
    <>
      <ChoiceSelect
        label={t('vault.person')}
        any={t('vault.anyone')}
        names={people}
        labelOf={(name) => name}
        value={person}
        onChange={(to) => view.narrow({ person: to })}
      />
      <ChoiceSelect
        label={t('vault.uploaded_by')}
        any={t('vault.anyone')}
        names={uploaders}
        labelOf={nameOf}
        value={by}
        onChange={(to) => view.narrow({ by: to })}
      />
    </>
  )
}

/** Returns the labels of price bands in the items' currency. */
function usePriceBandLabels(currency: string) {
  const { t } = useTranslation('marketplace')
  const words = (cents: number) => formatMoney(money(cents, currency), { isWhole: true })
  return (band: PriceBandName): string => {
    const { from, to }: { from?: number; to?: number } = PRICE_BANDS[band]
    if (to === undefined) return t('vault.price_from', { amount: words(from ?? 0) })
    if (from === undefined || from <= 1) return t('vault.price_under', { amount: words(to) })
    return t('vault.price_between', { from: words(from), to: words(to) })
  }
}

interface FilterPanelProps {
  creatorId: string
  view: VaultView
  currency: string
}

/** Filters by properties of the file. */
function FileChoices({ view, currency }: Omit<FilterPanelProps, 'creatorId'>) {
  const { t } = useTranslation('marketplace')
  const priceWords = usePriceBandLabels(currency)
  const { state, narrow } = view
  const any = t('vault.any')
  return (
    <>
      <ChoiceSelect
        label={t('vault.orientation')}
        any={any}
        names={ORIENTATIONS}
        labelOf={(name) => t(`vault.orientation_${name}`)}
        value={state.orientation}
        onChange={(orientation) => narrow({ orientation })}
      />
      <ChoiceSelect
        label={t('vault.length')}
        any={any}
        names={LENGTH_BAND_NAMES}
        labelOf={(name) => t(`vault.length_${name}`)}
        value={state.length}
        onChange={(length) => narrow({ length })}
      />
      <ChoiceSelect
        label={t('vault.price')}
        any={any}
        names={PRICE_BAND_NAMES}
        labelOf={priceWords}
        value={state.price}
        onChange={(price) => narrow({ price })}
      />
    </>
  )
}

/** Panel of the less common filters; each applies at once and is stored in the URL. */
export function FilterPanel({ creatorId, view, currency }: FilterPanelProps) {
  const { t } = useTranslation('marketplace')
  const { state, narrow } = view
  return (
    <div className="grid w-[min(420px,calc(100vw-48px))] gap-3 sm:grid-cols-2">
      <FileChoices view={view} currency={currency} />
      <ChoiceSelect
        label={t('vault.rights')}
        any={t('vault.any')}
        names={RIGHTS_FILTERS}
        labelOf={(name) => t(`vault.rights_view_${name}`)}
        value={state.rights}
        onChange={(rights) => narrow({ rights })}
      />
      <YesNoChoice
        label={t('vault.sent')}
        labelOf={(name) => t(`vault.sent_${name}`)}
        value={state.sent}
        onChange={(sent) => narrow({ sent })}
      />
      <YesNoChoice
        label={t('vault.posts')}
        labelOf={(name) => t(`vault.posts_${name}`)}
        value={state.posted}
        onChange={(posted) => narrow({ posted })}
      />
      <PeopleChoices creatorId={creatorId} view={view} />
    </div>
  )
}
