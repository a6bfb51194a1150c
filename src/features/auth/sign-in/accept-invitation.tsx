import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useSearchParams } from 'react-router'

import { acceptInvitation, getInvitation } from '@/api/calls/account/sign-in-steps'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { ResponseOf } from '@/api/call'
import { PASSWORD_MIN_LENGTH } from '@/config/constants'
import { env } from '@/config/env'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { PasswordField } from '@/ui/field/password-field'
import { TextField } from '@/ui/field/text-field'

import { signInBy } from '../session/accept-tokens'
import { AuthForm } from './auth-form'
import { AuthNotice } from './auth-notice'

type Invitation = ResponseOf<typeof getInvitation>

/** Level 2: shows the agency's invitation, then accepts it. */
export function AcceptInvitation() {
  const { t } = useTranslation('auth')
  const [params] = useSearchParams()
  const [inviteCode, setInviteCode] = useState(params.get('code') ?? '')
  const [isTried, setIsTried] = useState(false)
  const find = useMutation(mutationOf(getInvitation))

  const submit = () => {
    setIsTried(true)
    if (inviteCode.trim() && !find.isPending) find.mutate({ inviteCode: inviteCode.trim() })
  }

  if (find.data)
    return <AcceptForm inviteCode={inviteCode.trim()} invitation={find.data} onOther={find.reset} />
  return (
    <AuthForm onSubmit={submit}>
      <p className="text-text-quiet">{t('verify.link_lead')}</p>
      <TextField
        size="large"
        label={t('verify.invite_code')}
        autoFocus={isTried}
        error={
          isTried && !inviteCode.trim()
            ? t('verify.code_missing')
            : find.error
              ? errorText(find.error)
              : undefined
        }
        dir="ltr"
        value={inviteCode}
        onChange={(event) => setInviteCode(event.target.value)}
      />
      <Button type="submit" kind="primary" size="large" busy={find.isPending}>
        {t('verify.find')}
      </Button>
      <a className="auth-link" href={`mailto:${env.supportEmail}`}>
        {t('verify.support', { email: env.supportEmail })}
      </a>
    </AuthForm>
  )
}

interface AcceptFormProps {
  inviteCode: string
  invitation: Invitation
  onOther: () => void
}

function useAcceptInvitation() {
  const [, setParams] = useSearchParams()
  return useMutation({
    ...signInBy(acceptInvitation),
    // An accepted code in the address would open as another invitation.
    onSuccess: () => setParams((params) => (params.delete('code'), params), { replace: true }),
  })
}

function AcceptForm({ inviteCode, invitation, onOther }: AcceptFormProps) {
  const { t } = useTranslation('auth')
  const [legalFullName, setLegalFullName] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const accept = useAcceptInvitation()
  const role = t(`role.${invitation.role}`)
  const isNameless = !legalFullName.trim()
  const isShort = password.length < PASSWORD_MIN_LENGTH

  const submit = () => {
    setIsTried(true)
    if (isNameless || isShort || accept.isPending) return
    accept.mutate({ inviteCode, legalFullName: legalFullName.trim(), password })
  }

  return (
    <AuthForm onSubmit={submit}>
      <div className="rounded-card border border-line bg-surface-raised p-4">
        <p>
          {invitation.invitedBy === null
            ? t('verify.invitation_anonymous', { agency: isolate(invitation.agencyName), role })
            : t('verify.invitation', {
                inviter: isolate(invitation.invitedBy),
                agency: isolate(invitation.agencyName),
                role,
              })}
        </p>
        {invitation.expiresAt === null ? null : (
          <p className="mt-1 text-13 text-text-quiet">
            {t('verify.expires', { date: formatDate(invitation.expiresAt) })}
          </p>
        )}
      </div>
      {accept.error ? <AuthNotice kind="error">{errorText(accept.error)}</AuthNotice> : null}
      <TextField
        size="large"
        label={t('verify.legal_name')}
        autoFocus
        error={isTried && isNameless ? t('verify.legal_name_missing') : undefined}
        autoComplete="name"
        value={legalFullName}
        onChange={(event) => setLegalFullName(event.target.value)}
      />
      <PasswordField
        size="large"
        label={t('verify.password')}
        autoComplete="new-password"
        error={isTried && isShort ? t('reset.too_short', { count: PASSWORD_MIN_LENGTH }) : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" kind="primary" size="large" busy={accept.isPending}>
        {t('verify.accept')}
      </Button>
      <button type="button" className="auth-link min-h-control" onClick={onOther}>
        {t('verify.other_code')}
      </button>
    </AuthForm>
  )
}
