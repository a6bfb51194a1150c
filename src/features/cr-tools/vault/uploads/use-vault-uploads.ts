import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { oneAtATime } from '@/lib/one-at-a-time'
import { toast } from '@/services/page/toasts'

import type { UploadOptions } from '../../media/upload'
import { uploads } from '../../media/uploads'
import { useOwnUploads } from '../../media/use-own-uploads'
import { dismissInterruptedUploads } from './interrupted-uploads'
import { refetchVault } from '../vault-cache'

const vaultQueueId = (creatorId: string): string => `vault:${creatorId}`

/** Uploads files to a creator's vault after a duplicate check. */
export function uploadToVault(
  creatorId: string,
  files: readonly File[],
  options?: Pick<UploadOptions, 'editedFrom' | 'isFromEditor'>,
): void {
  dismissInterruptedUploads(
    (interrupted) =>
      interrupted.creatorId === creatorId &&
      files.some(({ name, size }) => interrupted.name === name && interrupted.size === size),
  )
  uploads.add(vaultQueueId(creatorId), creatorId, files, { isChecked: true, ...options })
}

/** Uploads a file from the photo editor. */
export const uploadEdited = (creatorId: string, file: File, editedFrom?: string): void =>
  uploadToVault(creatorId, [file], { editedFrom, isFromEditor: true })

/** The creator's running uploads; finished ones appear in the lists. */
export function useVaultUploads(creatorId: string) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  // A long list takes longer than the next file: each would start the reading over.
  const [follow] = useState(() => oneAtATime(() => refetchVault(client)))
  return useOwnUploads(vaultQueueId(creatorId), (arrived) => {
    void follow()
    toast.success(t('vault.uploaded', { count: arrived.length }))
  })
}
