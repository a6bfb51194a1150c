import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { listPermissionSets, savePermissionSet } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { ChatterPermissions } from '@/domain/account/permission'
import type { PermissionSet } from '@/domain/account/permission-set'
import { changedFields } from '@/lib/changed-fields'
import { requiredText } from '@/lib/form-schemas'
import { useForm } from '@/ui/field/form/use-form'

import { isPriceRangeReversed } from './differences'

export interface SetStart {
  /** Undefined for a new or copied set. */
  set: PermissionSet | undefined
  /** The set that a new one is copied from. */
  copyOf?: string | undefined
  name: string
  permissions: ChatterPermissions
}

export function useSetForm(start: SetStart, mayEdit: boolean, onSaved: () => void) {
  const { t } = useTranslation('analytics')
  const draftKey = `permission-set:${start.set?.permissionSetId ?? `new:${start.copyOf ?? ''}`}`
  return useForm({
    schema: v.object({
      name: requiredText(t('employees.name_missing')),
      permissions: v.pipe(
        v.custom<ChatterPermissions>((value) => typeof value === 'object'),
        v.check((permissions) => !isPriceRangeReversed(permissions), t('employees.price_turned')),
      ),
    }),
    values: { name: start.name, permissions: start.permissions },
    draftKey: mayEdit ? draftKey : undefined,
    // Shows the server's error about permissions under the highest price.
    serverNames: { priceMax: 'permissions' },
    save: ({ name, permissions }, { opened }) =>
      send(
        savePermissionSet,
        start.set
          ? {
              permissionSetId: start.set.permissionSetId,
              ...changedFields({ name: opened.name }, { name }),
              chatterPermissions: changedFields(opened.permissions, permissions),
            }
          : { name, chatterPermissions: permissions },
      ),
    refresh: useInvalidateCalls(listPermissionSets),
    done: t('employees.set_saved'),
    onSaved,
  })
}
