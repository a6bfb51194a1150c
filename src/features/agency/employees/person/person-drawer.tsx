import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Employee } from '@/domain/agency/employee'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/overlay/dialog'
import { FieldError } from '@/ui/feedback/field-error'

import { lockOf } from '../../staff/rights'
import { usePersonForm } from './use-person-form'
import type { PeopleActions } from '../people/use-people-actions'
import { useRights } from '../use-rights'
import { PersonActions } from './person-actions'
import { PersonFacts } from './person-facts'
import { PersonFields } from './person-fields'
import { employeeName } from '../../table/person-name'

/** The error of the last save, and the save button. */
function SaveFooter({ form }: { form: ReturnType<typeof usePersonForm> }) {
  const { t } = useTranslation('analytics')
  const idle = form.isDirty ? undefined : t('employees.nothing_changed')
  return (
    <>
      <div role="alert" className="min-w-0 flex-1 self-center">
        {form.error && <FieldError>{errorText(form.error)}</FieldError>}
      </div>
      <Button
        kind="primary"
        busy={form.isSaving}
        disabledReason={form.isUnfit ? t('employees.pay_needed') : idle}
        onClick={form.save}
      >
        {t('employees.save')}
      </Button>
    </>
  )
}

/** One person: role, group, creators, permissions and pay (screens S6). */
export function PersonDrawer({ person, acts }: { person: Employee; acts: PeopleActions }) {
  const { t } = useTranslation('analytics')
  const rights = useRights()
  const onClose = () => acts.setOpened(undefined)
  const form = usePersonForm(person, onClose)
  const lock = lockOf(person, rights)
  const isReadOnly = lock !== undefined || person.status === 'inactive'
  return (
    <Drawer
      trackedAs="employee"
      title={isolate(employeeName(person))}
      closing={form.isSaving ? 'block' : form.isDirty ? 'warn' : 'free'}
      onClose={onClose}
      {...(!isReadOnly && {
        actions: <SaveFooter form={form} />,
      })}
    >
      <div className="grid gap-6">
        {lock && <Banner icon={Lock}>{t(`employees.lock_${lock}`)}</Banner>}
        <PersonFacts person={person} />
        {lock === undefined && <PersonActions person={person} acts={acts} isDirty={form.isDirty} />}
        <PersonFields person={person} form={form} rights={rights} isReadOnly={isReadOnly} />
      </div>
    </Drawer>
  )
}
