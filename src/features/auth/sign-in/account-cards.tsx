import { accountNameOf } from '@/domain/account/account-name'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { BADGE_CAP } from '@/config/constants'
import { badgeText } from '@/domain/page/navigation'
import { isolate } from '@/lib/text/isolate'
import { Avatar } from '@/ui/text/avatar'
import { Badge, CountBadge } from '@/ui/text/badge'
import { IconButton } from '@/ui/icon-button'
import { UserName } from '@/ui/text/user-name'
import { RAW_TEXT } from '@/ui/text/rich-text'

import { removeAccountFromDevice, type StoredAccountView, switchAccount } from '../session/stored-accounts'

/** The accounts stored on this device; one click signs in (screens S1). */
export function AccountCards({ accounts }: { accounts: readonly StoredAccountView[] }) {
  const { t } = useTranslation('auth')
  return (
    <ul className="auth-accounts" aria-label={t('accounts.title')}>
      {accounts.map((account) => (
        <AccountCard key={account.user.userId} account={account} />
      ))}
    </ul>
  )
}

function AccountCard({ account }: { account: StoredAccountView }) {
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
    <li className="auth-account relative flex items-center gap-3 px-3 hover:bg-row-hover">
      <Avatar of={{ id: user.userId, name, kind: 'staff' }} size={36} />
      <button
        type="button"
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
      {badge ? <CountBadge text={badge} name={t('accounts.unread', { count: waiting })} /> : null}
      {needsSignIn ? <Badge>{t('accounts.again')}</Badge> : null}
      <IconButton
        className="relative"
        icon={X}
        size="small"
        name={t('accounts.remove', { name: isolate(name) })}
        onClick={() => removeAccountFromDevice(user.userId)}
      />
    </li>
  )
}
