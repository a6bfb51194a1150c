import { useMutation } from '@tanstack/react-query'
import { PencilLine } from 'lucide'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { OpenChannel } from '@/domain/chat/channel'
import { isolate } from '@/lib/text/isolate'
import { usePreload } from '@/services/loading/deferred'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

import { useColleagueName } from '../../people/colleague-names'
import { CareBar } from './care/lazy-care-bar'
import type { DraftSync } from './draft/draft-sync'
import type { ComposerLock } from './lock/use-composer-lock'
import type { ComposerStore } from './store/composer-store'

/** Offers another draft of the same channel, to use or dismiss. */
function DraftBar({ drafts }: { drafts: DraftSync }) {
  const { t } = useTranslation('tools')
  const other = useSyncExternalStore(drafts.subscribe, drafts.getOther)
  const name = useColleagueName(other?.kind === 'theirs' ? other.userId : null)
  if (!other) return null
  return (
    <div className="mb-2">
      <Banner
        tone="info"
        onDismiss={drafts.dismissOther}
        actions={
          <Button size="small" onClick={drafts.swapWithOther}>
            {t('composer.draft_use')}
          </Button>
        }
      >
        {t(`composer.draft_${other.kind}`, { name: isolate(name ?? t('composer.colleague')) })}
        <span dir="auto" className="cut block text-13 font-normal text-text-quiet">
          {other.draft.text}
        </span>
      </Banner>
    </div>
  )
}

/** Shows which colleague writes in the channel, with a button to take over. */
export function LockBar({ lockedBy, takeOver }: { lockedBy: string; takeOver: () => Promise<void> }) {
  const { t } = useTranslation('tools')
  const name = isolate(useColleagueName(lockedBy) ?? t('composer.colleague'))
  const { mutate, isPending, error } = useMutation({ mutationFn: takeOver })
  return (
    <div className="mb-2">
      <Banner
        tone="warning"
        icon={PencilLine}
        actions={
          <Button size="small" busy={isPending} onClick={() => mutate()}>
            {t('composer.take_over')}
          </Button>
        }
      >
        {error
          ? t('composer.take_over_failed', { reason: errorText(error) })
          : t('composer.problem_locked', { name })}
      </Banner>
    </div>
  )
}

interface ComposerBarsProps {
  channel: OpenChannel
  composer: ComposerStore
  drafts: DraftSync
  lock: ComposerLock
  /** The unhandled message that may need care. */
  careMessageId: string | undefined
}

/** Above the box, what the user must know before they write. */
export function ComposerBars({ channel, composer, drafts, lock, careMessageId }: ComposerBarsProps) {
  const { t } = useTranslation('tools')
  usePreload(CareBar.preload)
  return (
    <>
      {careMessageId !== undefined && (
        <CareBar
          key={careMessageId}
          creatorId={composer.creatorId}
          channel={channel}
          messageId={careMessageId}
          composer={composer}
        />
      )}
      <DraftBar drafts={drafts} />
      {lock.lockedBy !== null && <LockBar lockedBy={lock.lockedBy} takeOver={lock.takeOver} />}
      {channel.memberState === 'expired' && (
        <p className="pb-2 text-13 text-text-quiet">{t('composer.expired')}</p>
      )}
    </>
  )
}
