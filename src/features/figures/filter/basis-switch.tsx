import { useTranslation } from '@/i18n/use-translation'
import { Segmented } from '@/ui/field/segmented'

import { BASES, type Basis } from './filter-params'

interface BasisSwitchProps {
  filter: { basis: Basis; change: (to: { basis: Basis }) => void }
}

/** Chooses gross or net: before or after the platform's fee. */
export function BasisSwitch({ filter }: BasisSwitchProps) {
  const { t } = useTranslation('analytics')
  return (
    <Segmented
      label={t('filter.basis')}
      labelHidden
      options={BASES.map((value) => ({ value, label: t(`filter.basis_${value}`) }))}
      value={filter.basis}
      onChange={(basis) => filter.change({ basis })}
    />
  )
}
