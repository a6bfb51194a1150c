import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { usePreload } from '@/services/loading/deferred'

import { CareBar } from './care/lazy-care-bar'
import { DraftBar } from './draft/draft-bar'
import type { DraftSync } from './draft/draft-sync'
import { LockBar } from './lock/lock-bar'
import type { ComposerLock } from './lock/use-composer-lock'
import type { ComposerStore } from './store/composer-store'

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
