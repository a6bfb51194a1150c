import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { accountNameOf } from '@/domain/account/account-name'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'

import { useCurrentUser } from '../use-current-user'

interface ReplaceSessionProps {
  busy?: boolean
  onReplace: () => void
  onKeep: () => void
}

/** Asks the signed-in person before a link replaces their session: anyone may have sent it. */
export function ReplaceSession({ busy = false, onReplace, onKeep }: ReplaceSessionProps) {
  const { t } = useTranslation('auth')
  const { data } = useCurrentUser()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="grid gap-4">
      <p id={id}>
        {data ? t('replace.ask', { name: isolate(accountNameOf(data)) }) : t('replace.ask_unnamed')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="large" autoFocus onClick={onKeep}>
          {t('replace.no')}
        </Button>
        <Button size="large" kind="primary" busy={busy} onClick={onReplace}>
          {t('replace.yes')}
        </Button>
      </div>
    </div>
  )
}
