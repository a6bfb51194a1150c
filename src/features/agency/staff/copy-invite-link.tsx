import { Copy } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { copyWithToast } from '@/services/files/copy-text'
import { Button } from '@/ui/button'
import type { ButtonSize } from '@/ui/button-classes'

/** Copies the link of an invitation, to send it by other means too. */
export function CopyInviteLink({
  link,
  name,
  size = 'small',
}: {
  link: string
  /** Its accessible name among others. */
  name?: string
  size?: ButtonSize
}) {
  const { t } = useTranslation('analytics')
  const copy = () =>
    copyWithToast(link, { done: t('creators.link_copied'), failed: t('creators.link_failed') })
  return (
    <Button size={size} icon={Copy} aria-label={name} onClick={copy}>
      {t('creators.copy_link')}
    </Button>
  )
}
