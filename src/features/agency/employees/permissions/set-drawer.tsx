import { Copy, Lock, Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { deletePermissionSet, listPermissionSets } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { ChatterPermissions } from '@/domain/account/permission'
import type { PermissionSet } from '@/domain/account/permission-set'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { Drawer } from '@/ui/overlay/dialog'
import { discardForm } from '@/ui/field/form/discard-form'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { useFormField } from '@/ui/field/form/use-form-field'
import { FormText } from '@/ui/field/form/form-text-fields'

import { isPriceRangeReversed } from './differences'
import { isGivable } from '../../staff/rights'
import { type SetStart, useSetForm } from './use-set-form'
import type { Rights } from '../use-rights'
import { PermissionFields } from './permission-fields'

interface SetDrawerProps {
  start: SetStart
  rights: Rights & { own: ChatterPermissions }
  onCopy: () => void
  onClose: () => void
}

/** Confirms the deletion of an unused set; the server refuses one in use. */
function DeleteSetDialog({
  set: { permissionSetId, name },
  onClose,
  onDeleted,
}: {
  set: PermissionSet
  onClose: () => void
  onDeleted: () => void
}) {
  const { t } = useTranslation('analytics')
  return (
    <ConfirmCall
      title={t('employees.set_delete_title', { name: isolate(name) })}
      cancelLabel={t('employees.keep')}
      confirmLabel={t('employees.set_delete')}
      call={() => send(deletePermissionSet, { permissionSetId })}
      refresh={useInvalidateCalls(listPermissionSets)}
      done={{ text: t('employees.set_deleted') }}
      onDone={onDeleted}
      onClose={onClose}
    >
      {t('employees.set_delete_text')}
    </ConfirmCall>
  )
}

/** Why the set is read-only here. */
function useSetLock({ start: { set }, rights }: SetDrawerProps): string | undefined {
  const { t } = useTranslation('analytics')
  if (!rights.mayEditSets) return t('employees.sets_manager')
  if (set?.isBuiltIn) return t('employees.set_built_in')
  if (set && !isGivable(set.chatterPermissions, rights.own)) return t(`employees.set_above_${rights.granter}`)
  return undefined
}

/** A set can be copied within the user's own permissions, and deleted once no one has it. */
function SetActions({
  start: { set },
  rights,
  isDirty,
  onCopy,
  onClose,
}: SetDrawerProps & { isDirty: boolean }) {
  const { t } = useTranslation('analytics')
  const [isDeleting, setDeleting] = useState(false)
  if (!set || !rights.mayEditSets) return null
  const isAbove = !isGivable(set.chatterPermissions, rights.own)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={Copy}
        disabledReason={
          isAbove
            ? t(`employees.set_above_${rights.granter}`)
            : isDirty
              ? t('employees.save_first')
              : undefined
        }
        onClick={onCopy}
      >
        {t('employees.set_copy')}
      </Button>
      {!set.isBuiltIn && (
        <Button
          icon={Trash2}
          disabledReason={set.people > 0 ? t('employees.set_in_use', { count: set.people }) : undefined}
          onClick={() => setDeleting(true)}
        >
          {t('employees.set_delete')}
        </Button>
      )}
      {isDeleting && <DeleteSetDialog set={set} onClose={() => setDeleting(false)} onDeleted={onClose} />}
    </div>
  )
}

/** One permission set: its name, and what it allows. */
export function SetDrawer(props: SetDrawerProps) {
  const { t } = useTranslation('analytics')
  const { start, rights, onClose } = props
  const lock = useSetLock(props)
  const form = useSetForm(start, lock === undefined, onClose)
  const permissions = useFormField({ form, name: 'permissions' })
  return (
    <Drawer
      trackedAs="permission-set"
      title={start.set ? isolate(start.name) : t('employees.set_new')}
      closing={form.closing}
      onClose={discardForm(form, onClose)}
      {...(lock === undefined && {
        actions: (
          <>
            <div className="min-w-0 flex-1 self-center">
              <FormProblem form={form} />
            </div>
            <SubmitButton form={form} isUnchanged={!form.isDirty && start.set !== undefined}>
              {t('employees.save')}
            </SubmitButton>
          </>
        ),
      })}
    >
      <Form form={form} className="gap-5">
        <RestoredDraftNotice form={form} />
        {lock && <Banner icon={Lock}>{lock}</Banner>}
        <SetActions {...props} isDirty={form.isDirty} />
        {lock === undefined && (
          <FormText form={form} name="name" maxLength={60} label={t('employees.set_name')} />
        )}
        <PermissionFields
          value={permissions.value}
          own={rights.own}
          granter={rights.granter}
          isReadOnly={lock !== undefined}
          onChange={(part) => permissions.change({ ...permissions.value, ...part })}
          priceError={
            permissions.error ??
            (isPriceRangeReversed(permissions.value) ? t('employees.price_turned') : undefined)
          }
        />
      </Form>
    </Drawer>
  )
}
