import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listPermissionSets, savePermissionSet } from '@/api/calls/employees'
import { send } from '@/api/send'
import type { ChatterPermissions } from '@/domain/permission'
import type { PermissionSet } from '@/domain/permission-set'
import { toast } from '@/services/toasts'
import { useUnsaved } from '@/services/unsaved'

import { differencesFrom, isPriceTurned } from './differences'

export interface SetStart {
  /** Undefined for one that is new, or copied. */
  set: PermissionSet | undefined
  name: string
  permissions: ChatterPermissions
}

/** A permission set as it is written. */
export function useSetForm(start: SetStart, onSaved: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const [name, setName] = useState(start.name)
  const [permissions, setPermissions] = useState(start.permissions)
  const [isTried, setTried] = useState(false)
  const isChanged =
    name !== start.name || Object.keys(differencesFrom(start.permissions, permissions)).length > 0
  useUnsaved(isChanged)
  const isTurned = isPriceTurned(permissions)
  const isNameless = name.trim() === ''
  const save = useMutation({
    mutationFn: () =>
      send(savePermissionSet, {
        ...(start.set && { permissionSetId: start.set.permissionSetId }),
        name: name.trim(),
        chatterPermissions: permissions,
      }),
    onSuccess: async () => {
      toast.success(t('employees.set_saved'))
      onSaved()
      await client.invalidateQueries({ queryKey: [listPermissionSets.path] })
    },
  })
  return {
    name,
    setName,
    permissions,
    change: (part: Partial<ChatterPermissions>) => setPermissions((known) => ({ ...known, ...part })),
    isChanged,
    nameError: isTried && isNameless ? t('employees.name_missing') : undefined,
    priceError: isTurned ? t('employees.price_turned') : undefined,
    save: () => {
      setTried(true)
      if (!isNameless && !isTurned && !save.isPending) save.mutate()
    },
    isSaving: save.isPending,
    error: save.error,
  }
}
