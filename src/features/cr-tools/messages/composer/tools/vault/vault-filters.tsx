import { Folder, UserRound } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { MEDIA_KINDS } from '@/domain/vault/media'
import { VAULT_FAN_FILTERS } from '@/domain/vault/vault'
import { SearchField } from '@/ui/field/search-field'
import { OptionalSegmented, OptionalSelect } from '@/ui/field/optional'

import { SortSelect, useVaultFolders } from '../../../../vault'
import type { VaultPickerView } from './use-vault'

interface FilterProps {
  view: VaultPickerView
  onChange: (change: Partial<VaultPickerView>) => void
}

function FanHistory({ view, onChange }: FilterProps) {
  const { t } = useTranslation('tools')
  return (
    <OptionalSelect
      label={t('compose_tools.vault_fan')}
      labelHidden
      icon={UserRound}
      value={view.show}
      onChange={(show) => onChange({ show })}
      none={t('compose_tools.fan_view_all')}
      options={VAULT_FAN_FILTERS.map((show) => ({ value: show, label: t(`compose_tools.fan_view_${show}`) }))}
    />
  )
}

/** Filters of the vault. */
export function VaultFilters({
  creatorId,
  hasFan = false,
  view,
  onChange,
}: FilterProps & {
  creatorId: string
  /** Whether there is one fan, whose items can be filtered out. */
  hasFan?: boolean
}) {
  const { t } = useTranslation('tools')
  const folders = useVaultFolders(creatorId).data?.data ?? []
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        autoFocus
        name={t('compose_tools.vault_search')}
        value={view.query}
        onChange={(query) => onChange({ query })}
        className="flex-1 basis-44"
      />
      <OptionalSelect
        label={t('compose_tools.vault_folder')}
        labelHidden
        icon={Folder}
        value={view.folderId}
        onChange={(folderId) => onChange({ folderId })}
        none={t('compose_tools.vault_all')}
        options={folders.map(({ folderId, name, count }) => ({
          value: folderId,
          label: name,
          detail: count,
        }))}
      />
      <SortSelect sort={view.sort} onChange={(sort) => onChange({ sort })} />
      {hasFan && <FanHistory view={view} onChange={onChange} />}
      <OptionalSegmented
        label={t('compose_tools.vault_kind')}
        labelHidden
        value={view.type}
        onChange={(type) => onChange({ type })}
        none={t('compose_tools.kinds_all')}
        options={MEDIA_KINDS.map((kind) => ({ value: kind, label: t(`compose_tools.kinds_${kind}`) }))}
      />
    </div>
  )
}
