import { Lock } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Drawer } from '@/ui/overlay/dialog'
import { discardForm } from '@/ui/field/form/discard-form'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'

import { lockOf } from '../../staff/rights'
import { type PersonForm, usePersonForm } from './use-person-form'
import type { PeopleActions } from '../people/use-people-actions'
import { useRights } from '../use-rights'
import { PersonActions } from './person-actions'
import { PersonFacts } from './person-facts'
import { PersonFields } from './person-fields'
import { employeeName } from '../../table/person-name'

/** The error of the last save, and the save button. */
function SaveFooter({ form }: { form: PersonForm }) {
  const { t } = useTranslation('analytics')
  return (
    <>
      <div className="min-w-0 flex-1 self-center">
        <FormProblem form={form} />
      </div>
      <SubmitButton form={form} isUnchanged={!form.isDirty}>
        {t('employees.save')}
      </SubmitButton>
    </>
  )
}

/** One person: role, group, creators, permissions and pay (screens S6). */
export function PersonDrawer({ person, actions }: { person: Employee; actions: PeopleActions }) {
  const { t } = useTranslation('analytics')
  const rights = useRights()
  const onClose = () => actions.opened.set(undefined)
  const lock = lockOf(person, rights)
  const isReadOnly = lock !== undefined || person.status === 'inactive'
  const form = usePersonForm(person, !isReadOnly, onClose)
  return (
    <Drawer
      trackedAs="employee"
      title={isolate(employeeName(person))}
      closing={form.closing}
      onClose={discardForm(form, onClose)}
      {...(!isReadOnly && {
        actions: <SaveFooter form={form} />,
      })}
    >
      <Form form={form} className="gap-6">
        <RestoredDraftNotice form={form} />
        {lock && <Banner icon={Lock}>{t(`employees.lock_${lock}`)}</Banner>}
        <PersonFacts person={person} />
        {lock === undefined && <PersonActions person={person} actions={actions} isDirty={form.isDirty} />}
        <PersonFields person={person} form={form} rights={rights} isReadOnly={isReadOnly} />
      </Form>
    </Drawer>
  )
}
