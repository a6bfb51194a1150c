import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { confirmMfa } from '@/api/calls/account/security'
import { mutationOf } from '@/api/query'
import { useUnsaved } from '@/services/page/unsaved'
import { copyWithToast } from '@/services/files/copy-text'
import { Button } from '@/ui/button'
import { useReportUnsaved } from '@/ui/field/form/unsaved-forms'
import { QrCode } from '@/ui/qr-code'

import { refetchSignInMethods } from '../refetch-sign-in-methods'
import { CodeEntry } from '../sign-in/code-entry'

/** Formats the secret in groups of four, as people type it. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

function CopyButton({ text, children }: { text: string; children: string }) {
  const { t } = useTranslation('settings')
  const copy = () => copyWithToast(text, { done: t('security.copied'), failed: t('security.copy_failed') })
  return (
    <Button size="small" icon={Copy} onClick={copy}>
      {children}
    </Button>
  )
}

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
    return (
      <RecoveryCodes
        codes={confirm.data.recoveryCodes}

        onDone={() => void finish()}
      />
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-13 text-text-quiet">{t('security.mfa_scan')}</p>
      <QrCode text={uri} name={t('security.mfa_qr')} />
      <p className="text-13">
        <span className="text-text-quiet">{t('security.mfa_secret')}</span>{' '}
        <bdi dir="ltr" className="font-medium break-words tabular-nums select-all">
          {inGroups(secret)}
        </bdi>
      </p>
      <CopyButton text={secret}>{t('security.mfa_secret_copy')}</CopyButton>
      <div className="grid w-full gap-[6px]">
        <span aria-hidden className="text-13 font-medium">
          {t('security.mfa_code')}
        </span>
        <CodeEntry label={t('security.mfa_code')} mutation={confirm} requestOf={(code) => ({ code })} />
      </div>
      <Button size="small" onClick={onDone}>
        {t('account.cancel')}
      </Button>
    </div>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('settings')
  // This is the only time they show: closing the drawer asks first.
  useUnsaved(true)
  useReportUnsaved(true)
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('security.recovery_text')}</p>
      <ul
        aria-label={t('security.recovery')}
        dir="ltr"
        className="grid w-full grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-fill p-3 font-medium tabular-nums select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <span className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')}>{t('security.recovery_copy')}</CopyButton>
        <Button size="small" kind="primary" onClick={onDone}>
          {t('security.recovery_done')}
        </Button>
      </span>
    </div>
  )
}
