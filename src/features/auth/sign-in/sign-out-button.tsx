import { useTranslation } from '@/i18n/use-translation'

import { logout } from '../session/logout'

/** Leaves a sign-in that can't continue. */
export function SignOutButton() {
  const { t } = useTranslation('auth')
  return (
    <button
      type="button"
      className="min-h-control text-13 text-text-quiet hover:text-text"
      onClick={() => void logout()}
    >
      {t('mfa.sign_out')}
    </button>
  )
}
