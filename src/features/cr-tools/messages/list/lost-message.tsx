import { Copy } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { copyWithToast } from '@/services/files/copy-text'
import { Button } from '@/ui/button'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

import type { DraftContent } from '../../outbox/composer-draft'
import { useOutgoingText } from './rows/use-outgoing-text'

interface LostMessageProps {
  of: Pick<DraftContent, 'text' | 'media'>
  onDelete: () => void
  onClose: () => void
}

/** What was written to a fan of a creator the user no longer has: no conversation opens, so it is copied or deleted here. */
export function LostMessage({ of, onDelete, onClose }: LostMessageProps) {
  const { t } = useTranslation('tools')
  const textOf = useOutgoingText()
  const copyWords = { done: t('thread.copied'), failed: t('thread.copy_failed') }
  return (
    <DangerConfirmation
      title={t('inbox.lost_title')}
      confirmLabel={t('thread.send_delete')}
      onCancel={onClose}
      onConfirm={() => {
        onDelete()
        onClose()
      }}
    >
      <div className="grid gap-3">
        <p>{t('inbox.lost_text')}</p>
        <p dir="auto" className="rounded-control bg-fill p-3 whitespace-pre-line wrap-anywhere">
          {textOf(of)}
        </p>
        {of.text !== '' && (
          <span>
            <Button size="small" icon={Copy} onClick={() => copyWithToast(of.text, copyWords)}>
              {t('thread.menu_copy')}
            </Button>
          </span>
        )}
      </div>
    </DangerConfirmation>
  )
}
