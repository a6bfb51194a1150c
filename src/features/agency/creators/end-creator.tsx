import { UserX } from 'lucide'
import { useState } from 'react'

import { getAgencyCreator, updateAgencyCreator } from '@/api/calls/agency/agency-creators'
import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { usePassFocusOn } from '@/ui/focus-return'
import { ConfirmCall } from '@/ui/overlay/confirm-call'

import { agencyCreatorName } from './creator-format'
import type { CreatorTabProps } from './creator-rights'

/** Ends the work with a creator, which only a new invitation begins again. */
export function EndCreator({ creator, rights }: CreatorTabProps) {
  const { t } = useTranslation('analytics')
  const refresh = useInvalidateCalls(searchAgencyCreators, getAgencyCreator)
  const [isAsking, setAsking] = useState(false)
  const button = usePassFocusOn<HTMLSpanElement>()
  const { creatorAgencyId } = creator
  const name = isolate(agencyCreatorName(creator))
  return (
    <span ref={button}>
      <Button
        size="small"
        icon={UserX}
        disabledReason={rights.endsCreators ? undefined : t('creators.end_locked')}
        onClick={() => setAsking(true)}
      >
        {t('creators.end')}
      </Button>
      {isAsking && (
        <ConfirmCall
          title={t('creators.end_title', { name })}
          trackedAs="creator-end"
          confirmLabel={t('creators.end')}
          call={() => send(updateAgencyCreator, { creatorAgencyId, status: 'ended' })}
          refresh={refresh}
          done={{ text: t('creators.end_done', { name }) }}
          onClose={() => setAsking(false)}
        >
          {t('creators.end_text')}
        </ConfirmCall>
      )}
    </span>
  )
}
