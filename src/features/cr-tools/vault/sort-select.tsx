import { ArrowDownWideNarrow } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Select } from '@/ui/field/select'

import { useVaultSorts, type VaultSort } from './use-vault-sorts'

/** The order of the vault's items, here and in the picker. */
export function SortSelect({ sort, onChange }: { sort: VaultSort; onChange: (sort: VaultSort) => void }) {
  const { t } = useTranslation('tools')
  const sorts = useVaultSorts()
  return (
    <Select
      label={t('compose_tools.vault_sort')}
      labelHidden
      icon={ArrowDownWideNarrow}
      value={sort}
      onChange={onChange}
      options={sorts.map((value) => ({ value, label: t(`compose_tools.sort_${value}`) }))}
    />
  )
}
