import { Lock, Send, UserCheck, UserX, X } from 'lucide'

import type { Employee } from '@/domain/agency/employee'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Banner } from '@/ui/feedback/banner'
import { CallError } from '@/ui/feedback/call-error'
import { discardForm } from '@/ui/field/form/discard-form'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { Drawer } from '@/ui/overlay/dialog'

import { CopyInviteLink } from '../../staff/copy-invite-link'
import { lockOf } from '../../staff/rights'
import type { PersonAction } from '../../staff/use-person-actions'
import { employeeName } from '../../table/person-name'
import type { PeopleActions } from '../people/use-people-actions'
import { useRights } from '../use-rights'
import { PersonFacts } from './person-facts'
import { PersonFields } from './person-fields'
import { type PersonForm, usePersonForm } from './use-person-form'

interface PersonDrawerProps {
  person: Employee
  actions: PeopleActions
}

/** The actions on one person besides editing their fields. */
function PersonActions({ person, actions, isDirty }: PersonDrawerProps & { isDirty: boolean }) {
  const { t } = useTranslation('analytics')
  const { status } = person
  const { isPending: isBusy, error } = actions.personAction
  const run = (action: PersonAction) => actions.runPersonAction({ action, people: [person] })
  const disabledReason = isDirty ? t('employees.save_first') : undefined
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {status === 'active' && (
          <Button
            icon={UserX}
            disabledReason={disabledReason}
            onClick={() => actions.show({ kind: 'deactivate', people: [person] })}
          >
            {t('employees.deactivate')}
          </Button>
        )}
        {status === 'inactive' && (
          <Button kind="primary" icon={UserCheck} busy={isBusy} onClick={() => run('reactivate')}>
            {t('employees.reactivate')}
          </Button>
        )}
        {status === 'invited' && (
          <>
            <Button icon={Send} busy={isBusy} disabledReason={disabledReason} onClick={() => run('resend')}>
              {t('employees.resend')}
            </Button>
            {person.inviteLink !== null && <CopyInviteLink size="medium" link={person.inviteLink} />}
            <Button
              icon={X}
              disabledReason={disabledReason}
              onClick={() => actions.show({ kind: 'cancel', people: [person] })}
            >
              {t('employees.cancel_invite')}
            </Button>
          </>
        )}
      </div>
      <CallError error={error} />
    </div>
  )
}

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
export function PersonDrawer({ person, actions }: PersonDrawerProps) {
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
