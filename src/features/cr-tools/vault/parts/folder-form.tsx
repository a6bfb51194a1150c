import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { saveVaultFolder } from '@/api/calls/creator/vault'
import { send } from '@/api/send'
import { FOLDER_NAME_MAX_LENGTH, type VaultFolder } from '@/domain/vault/vault'
import { requiredText } from '@/lib/form-schemas'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'

import { refreshCounts } from '../vault-cache'

interface FolderFormProps {
  creatorId: string
  /** Absent when creating. */
  of?: VaultFolder | undefined
  onSaved: (folder: VaultFolder) => void
  onClose: () => void
}

/** Form that creates or renames a folder. */
export function FolderForm({ creatorId, of, onSaved, onClose }: FolderFormProps) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  const form = useForm({
    schema: v.object({ name: requiredText(t('vault.folder_name_missing')) }),
    values: { name: of?.name ?? '' },
    save: ({ name }, { clientId }) =>
      send(saveVaultFolder, { clientId, name, ...(of && { folderId: of.folderId }) }, { creatorId }),
    onSaved: (folder) => {
      void refreshCounts(client)
      onSaved(folder)
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={of ? t('vault.rename_folder') : t('vault.new_folder')}
      save={of ? t('vault.rename') : t('vault.create')}
      onClose={onClose}
    >
      <FormText
        form={form}
        name="name"
        label={t('vault.folder_name')}
        dir="auto"
        maxLength={FOLDER_NAME_MAX_LENGTH}
      />
    </FormDialog>
  )
}
