import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { confirmMfa } from '@/api/calls/account/security'
import { mutationOf } from '@/api/query'
import { Button } from '@/ui/button'
import { QrCode } from '@/ui/qr-code'

import { refetchSignInMethods } from '../refetch-sign-in-methods'
import { AppCode } from './app-code'
import { CopyButton } from './copy-button'
import { RecoveryCodes } from './recovery-codes'

/** Formats the secret in groups of four, as people type it. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

interface MfaSetupProps {
  secret: string
  uri: string
  onDone: () => void
}

/**
 * Pairs an authenticator app by QR code or secret, verifies it by a code, then shows the recovery codes once.
 */
export function MfaSetup({ secret, uri, onDone }: MfaSetupProps) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const confirm = useMutation(mutationOf(confirmMfa))
  if (confirm.data) {
    const finish = async () => {
      await refetchSignInMethods(client)
      onDone()
    }
    return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={() => void finish()} />
  }
  return (
    <div className="grid w-full justify-items-start gap-3">
      <p className="text-13 text-text-quiet">{t('security.mfa_scan')}</p>
      <QrCode text={uri} name={t('security.mfa_qr')} />
      <p className="text-13">
        <span className="text-text-quiet">{t('security.mfa_secret')}</span>{' '}
        <bdi dir="ltr" className="font-medium break-words tabular-nums select-all">
          {inGroups(secret)}
        </bdi>
      </p>
      <CopyButton text={secret}>{t('security.mfa_secret_copy')}</CopyButton>
      <AppCode mutation={confirm} />
      <Button size="small" onClick={onDone}>
        {t('account.cancel')}
      </Button>
    </div>
  )
}
