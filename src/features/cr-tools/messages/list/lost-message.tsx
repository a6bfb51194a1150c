import { Copy } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { OutboxMessage } from '@/domain/chat/outbox'
import { copyWithToast } from '@/services/files/copy-text'
import { Button } from '@/ui/button'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

import { dropOutgoing } from '../../outbox/outbox-actions'

/** A failed message of a creator the user no longer has: its conversation cannot open, so it is copied or deleted here. */
export function LostMessage({ of, onClose }: { of: OutboxMessage; onClose: () => void }) {
  const { t } = useTranslation('tools')
  const copyWords = { done: t('thread.copied'), failed: t('thread.copy_failed') }
  return (
    <DangerConfirmation
      title={t('inbox.lost_title')}
      confirmLabel={t('thread.send_delete')}
      onCancel={onClose}
      onConfirm={() => {
        dropOutgoing(of.clientId)
        onClose()
      }}
    >
      <div className="grid gap-3">
        <p>{t('inbox.lost_text')}</p>
        <p dir="auto" className="rounded-control bg-fill p-3 whitespace-pre-line wrap-anywhere">
          {of.text}
        </p>
        <span>
          <Button size="small" icon={Copy} onClick={() => copyWithToast(of.text, copyWords)}>
            {t('thread.menu_copy')}
          </Button>
        </span>
      </div>
    </DangerConfirmation>
  )
}
