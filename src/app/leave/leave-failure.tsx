import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'

import { leaveEverywhere, dismissLeaveFailure, useLeaveFailure } from './leave'

/** Shows that a logout on all devices failed, with a retry, until dismissed (decisions 23). */
export function LeaveFailure() {
  const { t } = useTranslation(['global', 'common'])
  const failure = useLeaveFailure()
  // The error must not stay for the next user.
  useEffect(() => dismissLeaveFailure, [])
  const again = useMutation({ mutationFn: leaveEverywhere })
  return (
    <Dialog
      isOpen={failure !== undefined}
      onClose={dismissLeaveFailure}
      closing={again.isPending ? 'block' : 'free'}
      title={t('account.still_signed_in')}
      isAlert
      size="small"
      trackedAs="leave-failure"
      actions={
        <>
          <Button onClick={dismissLeaveFailure}>{t('common:dialog.close')}</Button>
          <Button kind="primary" busy={again.isPending} onClick={() => again.mutate()}>
            {t('shell.retry')}
          </Button>
        </>
      }
    >
      {errorText(failure)}
    </Dialog>
  )
}
