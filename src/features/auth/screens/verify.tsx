import { useTranslation } from '@/i18n/use-translation'

import { useSession } from '../use-session'
import { AcceptInvitation } from '../parts/sign-in/accept-invitation'
import { AuthFrame } from '../parts/sign-in/auth-frame'
import { ConfirmEmail } from '../parts/sign-in/confirm-email'
import { SignOutButton } from '../parts/sign-in/sign-out-button'

/** /verify: level 1 confirms the email, level 2 joins an agency (requirements 4, screens S1). */
export default function VerifyScreen() {
  const { t } = useTranslation('auth')
  const isUnlinked = useSession().status === 'unlinked'
  return (
    <AuthFrame title={t(isUnlinked ? 'verify.title_link' : 'verify.title_email')}>
      {isUnlinked ? <AcceptInvitation /> : <ConfirmEmail />}
      <SignOutButton />
    </AuthFrame>
  )
}
