import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ChatterPermissions } from '@/domain/account/permission'
import type { Employee } from '@/domain/agency/employee'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { useFormField } from '@/ui/field/form/use-form-field'
import { SkeletonBar } from '@/ui/skeleton'

import { isGivable } from '../../staff/rights'
import {
  differencesFrom,
  effectiveSet,
  isPriceRangeReversed,
  valuesOfSet,
  withoutUndefined,
} from '../permissions/differences'
import { usePermissionSets } from '../sets-and-groups'
import { PersonAssignment } from '../assignment-field'
import type { PersonForm } from './use-person-form'
import type { Rights } from '../use-rights'
import { PermissionFields } from '../permissions/permission-fields'

export interface PersonFieldsProps {
  person: Employee
  form: PersonForm
  rights: Rights
  isReadOnly: boolean
}

export function FormSection({
  title,
  hint,
  children,
}: {
  title: string
  hint?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="grid gap-3 border-t border-line-quiet pt-5">
      <div>
        <h3 className="text-14 font-strong">{title}</h3>
        {hint && <p className="text-13 text-text-quiet">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

interface ResetAllToSetProps {
  base: ChatterPermissions
  /** The user's own permissions. */
  own: ChatterPermissions
  granter: Rights['granter']
  saved: Employee['chatterPermissions']
  onReset: () => void
}

/** Takes all differences back, where the set gives no more than the user has: only saved ones are given back. */
function ResetAllToSet({ base, own, granter, saved, onReset }: ResetAllToSetProps) {
  const { t } = useTranslation('analytics')
  const isWithin = isGivable({ ...own, ...valuesOfSet(base, withoutUndefined(saved)) }, own)
  return (
    <Button
      className="justify-self-start"
      disabledReason={isWithin ? undefined : t(`employees.set_above_${granter}`)}
      onClick={onReset}
    >
      {t('employees.all_as_set')}
    </Button>
  )
}

/** The person's own differences from the set, collapsed at first. */
function PersonDifferences({ person, form, rights: { own, granter }, isReadOnly }: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  const { value: differences, error, change } = useFormField({ form, name: 'differences' })
  const { value: permissionSetId } = useFormField({ form, name: 'permissionSetId' })
  const { value: role } = useFormField({ form, name: 'role' })
  const sets = usePermissionSets()
  const base = effectiveSet(sets.data?.data ?? [], { permissionSetId, roles: [role] })?.chatterPermissions
  const count = Object.keys(differences).length
  return (
    // A field at fault is focused, which needs it visible.
    <details
      {...(error !== undefined && { open: true })}
      className="group/rights rounded-card border border-line-quiet"
    >
      <summary className="flex min-h-control cursor-pointer list-none items-center gap-2 rounded-card px-3 py-1 font-medium focus-visible:outline-2 focus-visible:outline-focus-ring">
        <span className="flex-1">
          {count === 0 ? t('employees.no_differences') : t('employees.differences', { count })}
        </span>
        <Icon
          of={ChevronDown}
          className="text-text-quiet transition-transform group-open/rights:rotate-180"
        />
      </summary>
      <div className="grid gap-4 border-t border-line-quiet p-3">
        {base === undefined && sets.isSuccess && !sets.isFetching ? (
          <p className="text-text-quiet">{t('employees.set_gone')}</p>
        ) : base === undefined || own === undefined ? (
          sets.isError || <SkeletonBar className="h-40 w-full rounded-control" />
        ) : (
          <>
            <PermissionFields
              value={{ ...base, ...differences }}
              base={base}
              own={own}
              granter={granter}
              isReadOnly={isReadOnly}
              priceError={
                error ??
                (isPriceRangeReversed({ ...base, ...differences }) ? t('employees.price_turned') : undefined)
              }
              onChange={(part) => change(differencesFrom(base, { ...base, ...differences, ...part }))}
            />
            {!isReadOnly && count > 0 && (
              <ResetAllToSet
                {...{ base, own, granter }}
                saved={person.chatterPermissions}
                onReset={() => change({})}
              />
            )}
          </>
        )}
      </div>
    </details>
  )
}

/** The person's permission set and their differences from it. */
export function PersonPermissions(props: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  return (
    <FormSection title={t('employees.rights')}>
      <PersonAssignment {...props} kind="set" />
      <PersonDifferences {...props} />
    </FormSection>
  )
}
