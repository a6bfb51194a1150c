import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { toast } from '@/services/toasts'

import { uploads } from '../uploads'
import { forgetLeft, markEdited } from './left-uploads'
import { refetchVault } from './vault-cache'

const deskOf = (creatorId: string): string => `vault:${creatorId}`

/** Uploads files to a creator's vault after a duplicate check. */
export function uploadToVault(creatorId: string, files: readonly File[], editedFrom?: string): void {
  forgetLeft(
    (left) =>
      left.creatorId === creatorId &&
      files.some(({ name, size }) => left.name === name && left.size === size),
  )
  uploads.add(deskOf(creatorId), creatorId, files, {
    isChecked: true,
    ...(editedFrom !== undefined && { editedFrom }),
  })
}

/** Uploads a file from the photo editor. */
export function uploadEdited(creatorId: string, file: File, editedFrom?: string): void {
  markEdited(file)
  uploadToVault(creatorId, [file], editedFrom)
}

/** The creator's running uploads; finished ones appear in the lists. */
export function useVaultUploads(creatorId: string) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  const desk = deskOf(creatorId)
  const all = useSyncExternalStore(uploads.subscribe, uploads.read)
  const ready = useSyncExternalStore(uploads.subscribe, () => uploads.readReady(desk))
  useEffect(() => {
    if (ready.length === 0) return
    const { length: count } = uploads.take(desk)
    refetchVault(client)
    toast.success(t('vault.uploaded', { count }))
  }, [ready, desk, client, t])
  return useMemo(() => all.filter((it) => it.desk === desk), [all, desk])
}
