import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'

import { isRefused } from '../is-refused'

interface AgainButtonProps {
  of: Pick<UseMutationResult, 'error' | 'isPending'>
  onPress: () => void
}

/** Sends the same once more where the server did not say no to it, but was not reached or had a fault of its own. */
export function AgainButton({ of: { error, isPending }, onPress }: AgainButtonProps) {
  const { t } = useTranslation('global')
  const [isPressed, setPressed] = useState(false)
  const hasFailed = error !== null && !isRefused(error)
  // While it is tried again it stays where the focus is.
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
