import { Copy } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { copyWithToast } from '@/services/files/copy-text'
import { Button } from '@/ui/button'

/** Copies a secret that is shown once. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { t } = useTranslation('settings')
  const copy = () => copyWithToast(text, { done: t('security.copied'), failed: t('security.copy_failed') })
  return (
    <Button size="small" icon={Copy} onClick={copy}>
      {children}
    </Button>
  )
}
