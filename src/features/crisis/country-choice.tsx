import { useTranslation } from '@/i18n/use-translation'

import { CRISIS_COUNTRIES } from '@/domain/crisis/crisis-lines'
import { countryName, nameOrder } from '@/i18n/format'
import { Segmented } from '@/ui/field/segmented'
import { Select } from '@/ui/field/select'

export type CountryOwner = 'mine' | 'fan'

/** Option for every country that is not in the list. */
export const ANOTHER_COUNTRY = 'ZZ'

/** Returns countries by name in the UI language; includes the current one even without resources. */
function countriesFor(country: string): { value: string; label: string }[] {
  const codes = new Set([...CRISIS_COUNTRIES.map((entry) => entry.country), country])
  codes.delete(ANOTHER_COUNTRY)
  const compare = nameOrder()
  return [...codes]
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => compare(a.label, b.label))
}

function CountryOwnerChoice({
  whose,
  onWhose,
}: {
  whose: CountryOwner
  onWhose: (whose: CountryOwner) => void
}) {
  const { t } = useTranslation('common')
  return (
    <Segmented
      label={t('crisis.whose_country')}
      labelHidden
      options={[
        { value: 'mine', label: t('crisis.your_country') },
        { value: 'fan', label: t('crisis.fan_country') },
      ]}
      value={whose}
      onChange={onWhose}
    />
  )
}

interface CountryChoiceProps {
  hasFan: boolean
  whose: CountryOwner
  onWhose: (whose: CountryOwner) => void
  country: string
  onCountry: (country: string) => void
  isGuess: boolean
}

/** Chooses whose country counts, and which: the user's own or, where known, the fan's. */
export function CountryChoice({ hasFan, whose, onWhose, country, onCountry, isGuess }: CountryChoiceProps) {
  const { t } = useTranslation('common')
  const another = { value: ANOTHER_COUNTRY, label: t('crisis.another_country') }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {hasFan ? (
          <CountryOwnerChoice whose={whose} onWhose={onWhose} />
        ) : (
          <span className="font-medium text-text">{t('crisis.your_country')}</span>
        )}
        <Select
          label={t('crisis.country')}
          labelHidden
          options={[...countriesFor(country), another]}
          value={country}
          onChange={onCountry}
        />
      </div>
      {isGuess && <p className="text-13">{t('crisis.guessed')}</p>}
    </div>
  )
}
