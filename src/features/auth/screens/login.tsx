import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { deferred } from '@/services/loading/deferred'
import { readFrameInput } from '@/services/page/first-frame'
import { isolate } from '@/lib/text/isolate'

import { useSession } from '../use-session'
import { useStoredAccounts } from '../session/stored-accounts'
import { AuthFrame } from '../sign-in/auth-frame'
import { AuthNotice } from '../sign-in/auth-notice'
import { LoginForm } from '../sign-in/login-form'

/** Only if accounts are stored; until it loads, placeholder rows keep the geometry of the first frame. */
const AccountCards = deferred(async () => (await import('../sign-in/account-cards')).AccountCards, {
  placeholder: <AccountRowsSkeleton />,
})

/** /login: the accounts of this device first, then email and password (requirements 2, screens S1). */
export default function LoginScreen() {
  const { t } = useTranslation('auth')
  const { endedReason } = useSession()
  const accounts = useStoredAccounts()
  const [typed] = useState(readFrameInput)
  const refused = accounts.find(({ outcome }) => outcome === 'sign-in-again')
  // Keeps asking for this account's password, even after attempts with others.
  const [again, setAgain] = useState(refused)
  if (refused && refused !== again) setAgain(refused)
  return (
    <AuthFrame title={t('login.title')}>
      {endedReason ? <AuthNotice kind="info">{t('login.session_ended')}</AuthNotice> : null}
      {accounts.length > 0 ? (
        <>
          <AccountCards accounts={accounts} />
          <div className="auth-or">
            <span>{t('login.or_email')}</span>
          </div>
        </>
      ) : null}
      <LoginForm
        key={again?.user.userId}
        initial={again?.email ? { email: again.email, password: '', focused: 'password' } : typed}
      />
      {again ? (
        <AuthNotice kind="info">
          {t('accounts.again_hint', { name: isolate(again.user.username) })}
        </AuthNotice>
      ) : null}
    </AuthFrame>
  )
}

function AccountRowsSkeleton() {
  return (
    <div className="auth-accounts" aria-hidden>
      {useStoredAccounts().map(({ user }) => (
        <div key={user.userId} className="auth-account" />
      ))}
    </div>
  )
}
