import { useTranslation } from '@/i18n/use-translation'

import { money } from '@/domain/money'
import { ORIENTATIONS, PRICE_BANDS, type PriceBand, RIGHTS_VIEWS } from '@/domain/vault'
import { useNames } from '@/features/figures/use-names'
import { formatMoney } from '@/i18n/format'
import { Select } from '@/ui/select'

import { useVaultLabels } from '../use-vault-list'
import { LENGTHS, PRICES, type VaultView } from '../vault-view'

const ANY = 'any'

interface ChoiceProps<Name extends string> {
  label: string
  any: string
  names: readonly Name[]
  wordOf: (name: Name) => string
  value: Name | null
  onChange: (name: Name | null) => void
}

/** A select of one option, or any. */
function Choice<Name extends string>({ label, any, names, wordOf, value, onChange }: ChoiceProps<Name>) {
  return (
    <Select<Name | typeof ANY>
      label={label}
      value={value ?? ANY}
      onChange={(name) => onChange(name === ANY ? null : name)}
      options={[{ value: ANY, label: any }, ...names.map((name) => ({ value: name, label: wordOf(name) }))]}
    />
  )
}

const YES_NO = ['yes', 'no'] as const
const named = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no')
const meant = (name: 'yes' | 'no' | null) => (name === null ? null : name === 'yes')

function PeopleChoices({ creatorId, view }: { creatorId: string; view: VaultView }) {
  const { t } = useTranslation('marketplace')
  const { data } = useVaultLabels(creatorId)
  const { person, by } = view.state
  const uploaders = [...new Set([...(data?.uploaderIds ?? []), ...(by === null ? [] : [by])])]
  const people = [...new Set([...(data?.people ?? []).map(({ name }) => name), ...(person ? [person] : [])])]
  const nameOf = useNames(uploaders)
  return (
    <>
      <Choice
        label={t('vault.person')}
        any={t('vault.anyone')}
        names={people}
        wordOf={(name) => name}
        value={person}
        onChange={(to) => view.narrow({ person: to })}
      />
      <Choice
        label={t('vault.uploaded_by')}
        any={t('vault.anyone')}
        names={uploaders}
        wordOf={nameOf}
        value={by}
        onChange={(to) => view.narrow({ by: to })}
      />
    </>
  )
}

/** Returns the labels of price bands in the items' currency. */
function usePriceWords(currency: string) {
  const { t } = useTranslation('marketplace')
  const words = (cents: number) => formatMoney(money(cents, currency), { isWhole: true })
  return (band: PriceBand): string => {
    const { from, to }: { from?: number; to?: number } = PRICE_BANDS[band]
    if (to === undefined) return t('vault.price_from', { amount: words(from ?? 0) })
    if (from === undefined || from <= 1) return t('vault.price_under', { amount: words(to) })
    return t('vault.price_between', { from: words(from), to: words(to) })
  }
}

interface PanelProps {
  creatorId: string
  view: VaultView
  currency: string
}

/** Filters by properties of the file. */
function FileChoices({ view, currency }: Omit<PanelProps, 'creatorId'>) {
  const { t } = useTranslation('marketplace')
  const priceWords = usePriceWords(currency)
  const { state, narrow } = view
  const any = t('vault.any')
  return (
    <>
      <Choice
        label={t('vault.orientation')}
        any={any}
        names={ORIENTATIONS}
        wordOf={(name) => t(`vault.orientation_${name}`)}
        value={state.orientation}
        onChange={(orientation) => narrow({ orientation })}
      />
      <Choice
        label={t('vault.length')}
        any={any}
        names={LENGTHS}
        wordOf={(name) => t(`vault.length_${name}`)}
        value={state.length}
        onChange={(length) => narrow({ length })}
      />
      <Choice
        label={t('vault.price')}
        any={any}
        names={PRICES}
        wordOf={priceWords}
        value={state.price}
        onChange={(price) => narrow({ price })}
      />
    </>
  )
}

/** Panel of the less common filters; each applies at once and is stored in the URL. */
export function FilterPanel({ creatorId, view, currency }: PanelProps) {
  const { t } = useTranslation('marketplace')
  const { state, narrow } = view
  const any = t('vault.any')
  return (
    <div className="grid w-[min(420px,calc(100vw-48px))] gap-3 sm:grid-cols-2">
      <FileChoices view={view} currency={currency} />
      <Choice
        label={t('vault.rights')}
        any={any}
        names={RIGHTS_VIEWS}
        wordOf={(name) => t(`vault.rights_view_${name}`)}
        value={state.rights}
        onChange={(rights) => narrow({ rights })}
      />
      <Choice
        label={t('vault.sent')}
        any={any}
        names={YES_NO}
        wordOf={(name) => t(`vault.sent_${name}`)}
        value={named(state.sent)}
        onChange={(name) => narrow({ sent: meant(name) })}
      />
      <Choice
        label={t('vault.posts')}
        any={any}
        names={YES_NO}
        wordOf={(name) => t(`vault.posts_${name}`)}
        value={named(state.posted)}
        onChange={(name) => narrow({ posted: meant(name) })}
      />
      <PeopleChoices creatorId={creatorId} view={view} />
    </div>
  )
}
