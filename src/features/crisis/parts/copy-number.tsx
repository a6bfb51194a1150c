import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { copyText } from '@/services/files/copy-text'
import { Button } from '@/ui/button'

const COPIED_FOR_MS = 2000

/** Copies a number for a phone or another program. Confirms in place. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('common')
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    // Fails on an insecure page or by a policy: the number beside it is in large type.
    await copyText(number).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Button
      kind="ghost"
      size="small"
      icon={isCopied ? Check : Copy}
      aria-label={isCopied ? t('crisis.copied') : t('crisis.copy_number', { number })}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? t('crisis.copied') : t('crisis.copy')}</span>
    </Button>
  )
}
