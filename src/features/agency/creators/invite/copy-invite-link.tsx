import { Copy } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { copyText } from '@/services/files/copy-text'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'

/** Copies the link of an invitation, to send it by other means too. */
export function CopyInviteLink({ link, name }: { link: string; name?: string }) {
  const { t } = useTranslation('analytics')
  const copy = () =>
    copyText(link).then(
      () => toast.success(t('creators.link_copied')),
      () => toast.error(t('creators.link_failed')),
    )
  return (
    <Button size="small" icon={Copy} aria-label={name} onClick={() => void copy()}>
      {t('creators.copy_link')}
    </Button>
  )
}
