import { useLayoutEffect, useRef, useState } from 'react'

import { removePhoneNumber } from '@/api/calls/account/auth'
import { getCurrentUser } from '@/api/calls/account/user'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { ConfirmCall } from '@/ui/overlay/confirm-call'

/** The last field of the button's section is the one for a number. */
const fieldBeside = (button: Element | null): HTMLElement | undefined =>
  [...(button?.closest('section')?.querySelectorAll('input') ?? [])].at(-1)

/** Passes the focus on to the field for a number: the button unmounts with the number. */
function useFocusPassedOn() {
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      // The body has it while the closed dialog has not yet returned it.
      if ([button, document.body].includes(document.activeElement as HTMLElement | null))
        fieldBeside(button)?.focus()
    }
  }, [])
  return ref
}

/** Removes the phone number, after a question. */
export function RemovePhone() {
  const { t } = useTranslation('settings')
  const refresh = useInvalidateCalls(getCurrentUser)
  const [isConfirming, setConfirming] = useState(false)
  const button = useFocusPassedOn()
  return (
    <>
      <Button ref={button} size="small" className="justify-self-start" onClick={() => setConfirming(true)}>
        {t('account.phone_remove')}
      </Button>
      {isConfirming && (
        <ConfirmCall
          title={t('account.phone_remove_title')}
          confirmLabel={t('account.phone_remove')}
          trackedAs="phone-remove"
          call={() => send(removePhoneNumber, undefined)}
          refresh={refresh}
          done={{ text: t('account.phone_removed') }}
          onClose={() => setConfirming(false)}
        >
          {t('account.phone_remove_text')}
        </ConfirmCall>
      )}
    </>
  )
}
