import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { renewRecoveryCodes } from '@/api/calls/account/security'
import { mutationOf } from '@/api/query'
import { useUnsaved } from '@/services/page/unsaved'
import { Button } from '@/ui/button'
import { useReportUnsaved } from '@/ui/field/form/unsaved-forms'

import { AppCode } from './app-code'
import { CopyButton } from './copy-button'

const focusNow = (element: HTMLElement | null) => element?.focus()

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The codes that sign in without the app; the focus announces them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('settings')
  // This is the only time they show: closing the drawer asks first.
  useUnsaved(true)
  useReportUnsaved(true)
  return (
    <div className="grid w-full justify-items-start gap-3">
      <p ref={focusNow} tabIndex={-1}>
        {t('security.recovery_text')}
      </p>
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

/** Replaces the recovery codes, with a code of the app: an unlocked screen is not enough. */
export function RenewCodes({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('settings')
  const renew = useMutation(mutationOf(renewRecoveryCodes))
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onDone} />
  return (
    <div className="grid w-full justify-items-start gap-3">
      <p className="text-13 text-text-quiet">{t('security.recovery_renew_text')}</p>
      <AppCode mutation={renew} />
      <Button size="small" kind="ghost" onClick={onDone}>
        {t('account.cancel')}
      </Button>
    </div>
  )
}
