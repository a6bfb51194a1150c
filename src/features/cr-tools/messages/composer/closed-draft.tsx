import { useQueryClient } from '@tanstack/react-query'
import { Copy, Trash2 } from 'lucide'
import { useMemo, useSyncExternalStore } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { isBlank } from '@/lib/text/blank'
import { copyWithToast } from '@/services/files/copy-text'
import { serverNow } from '@/services/network/server-clock'
import { Button } from '@/ui/button'

import {
  type DraftKey,
  EMPTY_DRAFT,
  onComposerDraftChange,
  readComposerDraft,
  saveComposerDraft,
} from '../../outbox/composer-draft'
import { saveDraftToServer } from '../../outbox/draft-transport'

/** Follows the text of a draft on disk. */
function useDraftText(key: DraftKey): string {
  const { userId, creatorId, channelId } = key
  const read = useMemo(() => {
    const own = { userId, creatorId, channelId }
    return {
      subscribe: (listener: () => void) => onComposerDraftChange(own, listener),
      text: () => readComposerDraft(own)?.text ?? '',
    }
  }, [userId, creatorId, channelId])
  return useSyncExternalStore(read.subscribe, read.text)
}

/** The text that waits in the draft of a chat without a composer: it is not lost, and can be copied or deleted. */
export function ClosedDraft({ draftKey }: { draftKey: DraftKey }) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const text = useDraftText(draftKey)
  if (isBlank(text)) return null
  const empty = () => {
    const draft = { ...EMPTY_DRAFT, updatedAt: serverNow(), basedOn: readComposerDraft(draftKey)?.updatedAt }
    saveComposerDraft(draftKey, draft)
    void saveDraftToServer(client, draftKey, draft)
  }
  const copyWords = { done: t('thread.copied'), failed: t('thread.copy_failed') }
  return (
    <section aria-label={t('composer.closed_draft')} className="mt-2 grid gap-2 rounded-card bg-fill p-3">
      <p className="text-13 text-text-quiet">{t('composer.closed_draft')}</p>
      <p dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Copy} onClick={() => copyWithToast(text, copyWords)}>
          {t('thread.menu_copy')}
        </Button>
        <Button size="small" kind="ghost" icon={Trash2} onClick={empty}>
          {t('thread.send_delete')}
        </Button>
      </div>
    </section>
  )
}
