import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { X } from 'lucide-react'

import { isolate } from '@/i18n/format'
import { Avatar } from '@/ui/avatar'
import { IconButton } from '@/ui/icon-button'
import { UserName } from '@/ui/user-name'

import { forgetAccount, switchAccount, type StoredAccountView } from '..'

interface AccountCardsProps {
  accounts: readonly StoredAccountView[]
  /** The account's stored session no longer works. */
  onNeedsPassword: (account: StoredAccountView) => void
}

/** The accounts kept on this device, most recent first; one click signs in. */
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
