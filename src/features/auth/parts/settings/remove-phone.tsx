import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { removePhoneNumber } from '@/api/calls/account/auth'
import { getCurrentUser } from '@/api/calls/account/user'
import { invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { ConfirmCall } from '@/ui/overlay/confirm-call'

/** Removes the phone number, after a question. */
export function RemovePhone() {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button size="small" className="justify-self-start" onClick={() => setConfirming(true)}>
        {t('account.phone_remove')}
      </Button>
      {isConfirming && (
        <ConfirmCall
          title={t('account.phone_remove_title')}
          confirmLabel={t('account.phone_remove')}
          trackedAs="phone-remove"
          call={() => send(removePhoneNumber, undefined)}
          refresh={() => invalidateCalls(client, getCurrentUser)}
          done={{ text: t('account.phone_removed') }}
          onClose={() => setConfirming(false)}
        >
          {t('account.phone_remove_text')}
        </ConfirmCall>
      )}
    </>
  )
}
