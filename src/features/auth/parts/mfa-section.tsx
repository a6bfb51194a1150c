import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listAuthMethods } from '@/api/calls/auth'
import { disableMfa, setUpMfa } from '@/api/calls/security'
import { errorText } from '@/api/errors'
import { mutationOf, queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { toast } from '@/services/toasts'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/content-state'
import { FieldError } from '@/ui/field-error'
import { PasswordField } from '@/ui/password-field'
import { Bone } from '@/ui/skeleton'

import { secondFactorChanged } from '../second-factor-changed'
import { type CountTyped, useTyped } from '../use-typed'
import { MfaSetup } from './mfa-setup'

/** Disables it with the password: an unlocked screen is not enough. */
function TurnOff({ countTyped, onDone }: { countTyped: CountTyped; onDone: () => void }) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  useTyped(password !== '', countTyped)
  const disable = useMutation({
    ...mutationOf(disableMfa),
    onSuccess: async () => {
      toast.success(t('security.mfa_now_off'))
      await secondFactorChanged(client)
      onDone()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (password !== '' && !disable.isPending) disable.mutate({ password })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <PasswordField
        autoFocus
        label={t('security.password_current')}
        autoComplete="current-password"
        error={disable.error ? errorText(disable.error) : undefined}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          disable.reset()
        }}
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" kind="danger" busy={disable.isPending}>
          {t('security.mfa_turn_off')}
        </Button>
        <Button kind="ghost" onClick={onDone}>
          {t('account.cancel')}
        </Button>
      </span>
    </form>
  )
}

function Off({ countTyped }: { countTyped: CountTyped }) {
  const { t } = useTranslation('settings')
  const setUp = useMutation(mutationOf(setUpMfa))
  if (setUp.data) return <MfaSetup {...setUp.data} countTyped={countTyped} onDone={setUp.reset} />
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-13 text-text-quiet">{t('security.mfa_off')}</p>
      <Button busy={setUp.isPending} onClick={() => setUp.mutate(undefined)}>
        {t('security.mfa_set_up')}
      </Button>
      <div role="alert" className="empty:hidden">
        {setUp.error && <FieldError>{errorText(setUp.error)}</FieldError>}
      </div>
    </div>
  )
}

function On({ countTyped }: { countTyped: CountTyped }) {
  const { t } = useTranslation('settings')
  const [isTurningOff, setTurningOff] = useState(false)
  return (
    <div className="grid justify-items-start gap-3 [&>form]:w-full">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">{t('security.mfa_on_badge')}</Badge>
        <span className="text-13 text-text-quiet">{t('security.mfa_on')}</span>
      </p>
      {isTurningOff ? (
        <TurnOff countTyped={countTyped} onDone={() => setTurningOff(false)} />
      ) : (
        <Button onClick={() => setTurningOff(true)}>{t('security.mfa_turn_off')}</Button>
      )}
    </div>
  )
}

/** Sets up or disables two-factor sign-in by an authenticator app. */
export function MfaSection({ countTyped }: { countTyped: CountTyped }) {
  const methods = useQuery(queryOf(listAuthMethods))
  const isOn = methods.data?.methods.includes('app') === true
  return (
    <ContentState status={useQueryStatus(methods)} skeleton={<Bone className="h-10 w-48" />}>
      {methods.data && (isOn ? <On countTyped={countTyped} /> : <Off countTyped={countTyped} />)}
    </ContentState>
  )
}
