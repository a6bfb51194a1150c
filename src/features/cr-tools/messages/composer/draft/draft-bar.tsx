import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

import { useColleagueName } from '../../../people/colleague-names'
import type { DraftSync } from './draft-sync'

/** Offers another draft of the same channel, to use or dismiss. */
export function DraftBar({ drafts }: { drafts: DraftSync }) {
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
