import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { money } from '@/domain/money/money'
import { ORIENTATIONS, PRICE_BANDS, type PriceBandName, RIGHTS_FILTERS } from '@/domain/vault/vault'
import { YesNoFilter } from '@/features/figures/filter/yes-no-filter'
import { OptionalSelect } from '@/ui/field/optional'
import { formatMoney, formatNumber } from '@/i18n/format'

import { useVaultLabels } from './use-vault-list'
import { LENGTH_BAND_NAMES, POST_DAYS, PRICE_BAND_NAMES, type VaultView } from './vault-view'

function PeopleChoices({ creatorId, view }: { creatorId: string; view: VaultView }) {
  const { t } = useTranslation('marketplace')
  const labels = useVaultLabels(creatorId)
  const { person, by } = view.state
  const uploaders = [...new Set([...labels.uploaderIds, ...(by === null ? [] : [by])])]
  const people = [...new Set([...labels.people, ...(person ? [person] : [])])]
  const nameOf = useAccountNames(uploaders)
  return (
    <>
      <OptionalSelect
        label={t('vault.person')}
        none={t('vault.anyone')}
        options={people.map((value) => ({ value, label: value }))}
        value={person}
        onChange={(to) => view.narrow({ person: to })}
      />
      <OptionalSelect
        label={t('vault.uploaded_by')}
        none={t('vault.anyone')}
        options={uploaders.map((value) => ({ value, label: nameOf(value) }))}
        value={by}
        onChange={(to) => view.narrow({ by: to })}
      />
    </>
  )
}

/** Returns the labels of price bands in the items' currency. */
function usePriceBandLabels(currency: string) {
  const { t } = useTranslation('marketplace')
  const priceText = (cents: number) => formatMoney(money(cents, currency), { isWhole: true })
  return (band: PriceBandName): string => {
    const { from, to }: { from?: number; to?: number } = PRICE_BANDS[band]
    if (to === undefined) return t('vault.price_from', { amount: priceText(from ?? 0) })
    if (from === undefined || from <= 1) return t('vault.price_under', { amount: priceText(to) })
    return t('vault.price_between', { from: priceText(from), to: priceText(to) })
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
      <OptionalSelect
        label={t('vault.orientation')}
        none={any}
        options={ORIENTATIONS.map((value) => ({ value, label: t(`vault.orientation_${value}`) }))}
        value={state.orientation}
        onChange={(orientation) => narrow({ orientation })}
      />
      <OptionalSelect
        label={t('vault.length')}
        none={any}
        options={LENGTH_BAND_NAMES.map((value) => ({ value, label: t(`vault.length_${value}`) }))}
        value={state.length}
        onChange={(length) => narrow({ length })}
      />
      <OptionalSelect
        label={t('vault.price')}
        none={any}
        options={PRICE_BAND_NAMES.map((value) => ({ value, label: priceWords(value) }))}
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
      <OptionalSelect
        label={t('vault.rights')}
        none={t('vault.any')}
        options={RIGHTS_FILTERS.map((value) => ({ value, label: t(`vault.rights_view_${value}`) }))}
        value={state.rights}
        onChange={(rights) => narrow({ rights })}
      />
      <YesNoFilter
        label={t('vault.pg')}
        none={t('vault.any')}
        yes={t('vault.yes')}
        no={t('vault.no')}
        value={state.pg}
        onChange={(pg) => narrow({ pg })}
      />
      <YesNoFilter
        label={t('vault.sent')}
        none={t('vault.any')}
        yes={t('vault.sent_yes')}
        no={t('vault.sent_no')}
        value={state.sent}
        onChange={(sent) => narrow({ sent })}
      />
      <OptionalSelect
        label={t('vault.posts')}
        none={t('vault.any')}
        options={[
          { value: 'yes', label: t('vault.posts_yes') },
          { value: 'no', label: t('vault.posts_no') },
          ...POST_DAYS.map((value) => {
            const count = Number(value)
            return { value, label: t('vault.posts_for', { count, number: formatNumber(count) }) }
          }),
        ]}
        value={state.posted}
        onChange={(posted) => narrow({ posted })}
      />
      <PeopleChoices creatorId={creatorId} view={view} />
    </div>
  )
}
