import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { escalateCrisis } from '@/api/calls/safety'
import { mutationOf } from '@/api/query'
import { env } from '@/config/env'
import { CRISIS_DIRECTORY_URL } from '@/domain/crisis-directory'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { linkLook } from '@/ui/link'

import { countCrisis } from '../crisis-store'

/** Tells a manager which chat and when, never the words (crisis help, point 8). */
function TellManager({ channelId, onTold }: { channelId: string; onTold: () => void }) {
  const { t } = useTranslation('common')
  const escalate = useMutation({ ...mutationOf(escalateCrisis), onSuccess: onTold })
  return (
    <>
      <Button
        kind="link"
        size="small"
        busy={escalate.isPending}
        onClick={() => escalate.mutate({ channelId, source: 'outgoing' })}
      >
        {t('crisis.tell_manager')}
      </Button>
      {escalate.isError && (
        <p role="alert" className="order-last basis-full text-13 text-text">
          {t('crisis.tell_failed')}
        </p>
      )}
    </>
  )
}

/** Ways beyond a number: other countries, one's manager, one's own load. */
export function MoreHelp({ channelId }: { channelId: string | undefined }) {
  const { t } = useTranslation('common')
  const [isTold, setTold] = useState(false)
  const [showsStaff, setShowsStaff] = useState(false)
  const email = env.supportEmail
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-13">
        <a
          href={CRISIS_DIRECTORY_URL}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => countCrisis('resource_opened')}
          className={linkLook('inline-flex items-center gap-1')}
        >
          {t('crisis.other_country')}
          <Icon of={ExternalLink} size="xxs" mirrored name={t('crisis.opens_new_tab')} />
        </a>
        {channelId !== undefined && !isTold && (
          <TellManager channelId={channelId} onTold={() => setTold(true)} />
        )}
        <Button
          kind="link"
          size="small"
          aria-expanded={showsStaff}
          onClick={() => setShowsStaff(!showsStaff)}
        >
          {t('crisis.staff_support')}
        </Button>
      </div>
      <output className="grid gap-3 text-13 empty:hidden">
        {isTold && <p className="text-text">{t('crisis.told', { email })}</p>}
        {showsStaff && <p>{t('crisis.staff_text', { email })}</p>}
      </output>
    </div>
  )
}
