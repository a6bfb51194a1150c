import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { listAuthMethods } from '@/api/calls/account/auth'
import { disableMfa, setUpMfa } from '@/api/calls/account/security'
import { mutationOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { CallError } from '@/ui/feedback/call-error'
import { Form, FormProblem, SubmitButton } from '@/ui/field/form/form'
import { FormPassword } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'
import { usePassFocusOn } from '@/ui/focus-return'
import { SkeletonBar } from '@/ui/skeleton'

import { refetchSignInMethods } from '../refetch-sign-in-methods'
import { MfaSetup } from './mfa-setup'
import { RenewCodes } from './recovery-codes'
import { sectionAround } from './settings-section'

/** Disables it with the password: an unlocked screen is not enough. */
function TurnOff({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const form = useForm({
    schema: v.object({
      password: v.pipe(v.string(), v.nonEmpty(t('security.password_current_missing'))),
    }),
    values: { password: '' },
    save: (written) => send(disableMfa, written),
    done: t('security.mfa_now_off'),
    onSaved: () => void refetchSignInMethods(client).then(onDone),
  })
  return (
    <Form form={form} className="gap-3">
      <FormPassword
        form={form}
        name="password"
        autoFocus
        label={t('security.password_current')}
        autoComplete="current-password"
      />
      <FormProblem form={form} />
      <span className="flex flex-wrap gap-2">
        <SubmitButton form={form} kind="danger">
          {t('security.mfa_turn_off')}
        </SubmitButton>
        <Button kind="ghost" onClick={onDone}>
          {t('account.cancel')}
        </Button>
      </span>
    </Form>
  )
}

/** On or off; the other half mounts once this one has gone. */
function Half({ children }: { children: ReactNode }) {
  return (
    <div
      ref={usePassFocusOn<HTMLDivElement>(sectionAround)}
      className="grid justify-items-start gap-3 [&>form]:w-full"
    >
      {children}
    </div>
  )
}

const useSetUp = () => useMutation(mutationOf(setUpMfa))

function Off({ setUp }: { setUp: ReturnType<typeof useSetUp> }) {
  const { t } = useTranslation('settings')
  const [isBack, setBack] = useState(false)
  const end = () => {
    setBack(true)
    setUp.reset()
  }
  if (setUp.data)
    return (
      <Half>
        <MfaSetup {...setUp.data} onDone={end} />
      </Half>
    )
  return (
    <Half>
      <p className="text-13 text-text-quiet">{t('security.mfa_off')}</p>
      <Button autoFocus={isBack} busy={setUp.isPending} onClick={() => setUp.mutate(undefined)}>
        {t('security.mfa_set_up')}
      </Button>
      <CallError error={setUp.error} />
    </Half>
  )
}

type Task = 'renew' | 'turn_off'

function On() {
  const { t } = useTranslation('settings')
  const [task, setTask] = useState<Task>()
  const [ended, setEnded] = useState<Task>()
  const end = () => {
    setEnded(task)
    setTask(undefined)
  }
  return (
    <Half>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">{t('security.mfa_on_badge')}</Badge>
        <span className="text-13 text-text-quiet">{t('security.mfa_on')}</span>
      </p>
      {task === 'renew' && <RenewCodes onDone={end} />}
      {task === 'turn_off' && <TurnOff onDone={end} />}
      {task === undefined && (
        <span className="flex flex-wrap gap-2">
          <Button autoFocus={ended === 'renew'} onClick={() => setTask('renew')}>
            {t('security.recovery_renew')}
          </Button>
          <Button autoFocus={ended === 'turn_off'} onClick={() => setTask('turn_off')}>
            {t('security.mfa_turn_off')}
          </Button>
        </span>
      )}
    </Half>
  )
}

/** Sets up or disables two-factor sign-in by an authenticator app. */
export function MfaSection() {
  const methods = useQuery(queryOf(listAuthMethods))
  const setUp = useSetUp()
  // A setup that is on screen ends by itself: a refetch would take its recovery codes away.
  const isOn = methods.data?.methods.includes('app') === true && !setUp.data
  return (
    <QueryContent of={methods} skeleton={<SkeletonBar className="h-10 w-48" />}>
      {methods.data && (isOn ? <On /> : <Off setUp={setUp} />)}
    </QueryContent>
  )
}
