import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isFinalRefusal } from '@/api/errors'
import { Button } from '@/ui/button'

interface RetryButtonProps {
  mutation: Pick<UseMutationResult, 'error' | 'isPending'>
  onPress: () => void
}

/**
 * Retries a request that did not reach the server or hit a server error; not one that the server rejected.
 */
export function RetryButton({ mutation: { error, isPending }, onPress }: RetryButtonProps) {
  const { t } = useTranslation('global')
  const [isPressed, setPressed] = useState(false)
  const hasFailed = error !== null && !isFinalRefusal(error)
  // Stays during the retry, so it keeps the focus.
  if (!hasFailed && !(isPressed && isPending)) return null
  return (
    <Button
      className="justify-self-start"
      busy={isPending}
      onClick={() => {
        setPressed(true)
        onPress()
      }}
    >
      {t('shell.retry')}
    </Button>
  )
}
