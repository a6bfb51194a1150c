import { accountNameOf } from '@/domain/account/account-name'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide'
import { useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { BADGE_CAP } from '@/config/constants'
import { badgeText } from '@/domain/page/navigation'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { Spinner } from '@/ui/spinner'
import { Avatar } from '@/ui/text/avatar'
import { Badge, CountBadge } from '@/ui/text/badge'
import { IconButton } from '@/ui/icon-button'
import { UserName } from '@/ui/text/user-name'
import { RAW_TEXT } from '@/ui/text/rich-text'

import { removeAccountFromDevice, type StoredAccountView, switchAccount } from '../session/stored-accounts'

/** The accounts stored on this device; one click signs in (screens S1). */
export function AccountCards({ accounts }: { accounts: readonly StoredAccountView[] }) {
  const { t } = useTranslation('auth')
  const [removed, setRemoved] = useState<string>()
  return (
    <>
      <ul className="auth-accounts" aria-label={t('accounts.title')}>
        {accounts.map((account) => (
          <AccountCard key={account.user.userId} account={account} onRemoved={setRemoved} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {removed !== undefined && t('accounts.removed', { name: isolate(removed) })}
      </p>
    </>
  )
}

interface AccountCardProps {
  account: StoredAccountView
  onRemoved: (name: string) => void
}

function AccountCard({ account, onRemoved }: AccountCardProps) {
  const { t } = useTranslation('auth')
  const [isAsking, setAsking] = useState<boolean>()
  const { userId } = account.user
  const name = accountNameOf(account.user)
  const row = usePassFocusOn<HTMLLIElement>((leaving) => nextRow(leaving)?.querySelector('button'))
  const remove = () => {
    onRemoved(name)
    removeAccountFromDevice(userId)
  }
  return (
    <li ref={row} className="auth-account relative flex items-center gap-3 px-3 hover:bg-row-hover">
      <Avatar of={{ id: userId, name, kind: 'staff' }} size={36} />
      {isAsking ? (
        <RemoveQuestion name={name} onRemove={remove} onKeep={() => setAsking(false)} />
      ) : (
        <>
          <SignInWith account={account} />
          <IconButton
            className="relative"
            icon={X}
            size="small"
            autoFocus={isAsking === false}
            name={t('accounts.remove', { name: isolate(name) })}
            onClick={() => setAsking(true)}
          />
        </>
      )}
    </li>
  )
}

interface RemoveQuestionProps {
  name: string
  onRemove: () => void
  onKeep: () => void
}

/** Asks within the card, as a dialog would load more than the sign-in itself: removing ends the session. */
function RemoveQuestion({ name, onRemove, onKeep }: RemoveQuestionProps) {
  const { t } = useTranslation('auth')
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-1 flex-wrap items-center gap-2 py-2">
      <span id={id} className="min-w-0 flex-1 basis-40 text-13">
        {t('accounts.remove_ask', { name: isolate(name) })}
      </span>
      <Button size="small" kind="danger" onClick={onRemove}>
        {t('accounts.remove_yes')}
      </Button>
      <Button size="small" autoFocus onClick={onKeep}>
        {t('accounts.remove_no')}
      </Button>
    </div>
  )
}

/** What a card shows: one press anywhere on it signs in. */
function SignInWith({ account }: { account: StoredAccountView }) {
  const { t } = useTranslation('auth')
  const { user, needsSignIn, waiting } = account
  const name = accountNameOf(user)
  const signIn = useMutation({ mutationFn: () => switchAccount(user.userId) })
  const isOff = account.outcome === 'failed'
  const handle = `@${user.username}`
  const status = needsSignIn ? undefined : ` · ${t('accounts.signed_in')}`
  const [before = '', after = ''] = t('accounts.sign_in_as', RAW_TEXT).split('{{name}}')
  const badge = badgeText(waiting, BADGE_CAP)
  return (
    <>
      <button
        type="button"
        aria-busy={signIn.isPending}
        className="min-w-0 flex-1 text-start before:absolute before:inset-0"
        onClick={() => {
          if (!signIn.isPending) signIn.mutate()
        }}
      >
        <span className="block truncate font-medium">
          {/* Wraps the visible text, so voice control matches it. */}
          <span className="sr-only">{before}</span> <UserName name={name} />{' '}
          <span className="sr-only">{after}</span>
        </span>
        <span className="block truncate text-13 text-text-quiet" role={isOff ? 'alert' : undefined}>
          {isOff ? t('accounts.unreached') : <bdi>{handle}</bdi>}
          {!isOff && status}
        </span>
      </button>
      {signIn.isPending && <Spinner />}
      {badge ? <CountBadge text={badge} name={t('accounts.unread', { count: waiting })} /> : null}
      {needsSignIn ? <Badge>{t('accounts.again')}</Badge> : null}
    </>
  )
}
