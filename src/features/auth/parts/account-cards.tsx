import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { isolate } from '@/lib/isolate'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { UserName } from '@/ui/user-name'

import { forgetAccount, type StoredAccountView, switchAccount } from '../stored-accounts'

interface AccountCardsProps {
  accounts: readonly StoredAccountView[]
  /** The account's session on this device is of no use any more: only its password helps. */
  onNeedsPassword: (account: StoredAccountView) => void
}

/** The accounts kept on this device; one click signs in (screens S1). */
export function AccountCards({ accounts, onNeedsPassword }: AccountCardsProps) {
  const { t } = useTranslation('auth')
  return (
    <ul className="auth-accounts" aria-label={t('accounts.title')}>
      {accounts.map((account) => (
        <AccountCard key={account.user.userId} account={account} onNeedsPassword={onNeedsPassword} />
      ))}
    </ul>
  )
}

interface AccountCardProps {
  account: StoredAccountView
  onNeedsPassword: AccountCardsProps['onNeedsPassword']
}

function AccountCard({ account, onNeedsPassword }: AccountCardProps) {
  const { t } = useTranslation('auth')
  const { user } = account
  const name = user.displayName || user.username
  const signIn = useMutation({
    mutationFn: () => switchAccount(user.userId),
    onSuccess: (outcome) => {
      if (outcome === 'sign-in-again') onNeedsPassword(account)
    },
  })
  const isOff = signIn.data !== undefined && signIn.data !== 'switched' && signIn.data !== 'sign-in-again'
  return (
    <li className="auth-account relative flex items-center gap-3 px-3 hover:bg-row-hover">
      <Avatar of={{ id: user.userId, name, kind: 'staff' }} size={36} />
      <button
        type="button"
        className="min-w-0 flex-1 text-start before:absolute before:inset-0"
        aria-label={t('accounts.sign_in_as', { name: isolate(name) })}
        onClick={() => {
          if (account.needsSignIn) onNeedsPassword(account)
          else if (!signIn.isPending) signIn.mutate()
        }}
      >
        <UserName name={name} className="block truncate font-medium" />
        <span className="block truncate text-13 text-text-quiet" role={isOff ? 'alert' : undefined}>
          {isOff ? t('accounts.unreached') : `@${user.username}`}
        </span>
      </button>
      {account.needsSignIn ? <Badge>{t('accounts.again')}</Badge> : null}
      <IconButton
        className="relative"
        icon={X}
        size="small"
        name={t('accounts.remove', { name: isolate(name) })}
        onClick={() => forgetAccount(user.userId)}
      />
    </li>
  )
}
