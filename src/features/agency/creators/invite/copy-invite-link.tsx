import { Copy } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { copyWithToast } from '@/services/files/copy-text'
import { Button } from '@/ui/button'

/** Copies the link of an invitation, to send it by other means too. */
export function CopyInviteLink({ link, name }: { link: string; name?: string }) {
  const { t } = useTranslation('analytics')
  const copy = () =>
    copyWithToast(link, { done: t('creators.link_copied'), failed: t('creators.link_failed') })
  return (
    <Button size="small" icon={Copy} aria-label={name} onClick={copy}>
      {t('creators.copy_link')}
    </Button>
  )
}
