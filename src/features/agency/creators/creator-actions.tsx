import { useMutation, useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, MessagesSquare, Pause, Play, UserX } from 'lucide'
import { useLocation, useNavigate } from 'react-router'
import { useState } from 'react'

import { getAgencyCreator, updateAgencyCreator } from '@/api/calls/agency/agency-creators'
import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { getCreatorIsPg } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { ensureCreatorToken, send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { href } from '@/domain/page/routes'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { isCurrentPage } from '@/services/page/page-history'
import { focusCreator } from '@/services/session/creator-in-focus'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { usePassFocusOn } from '@/ui/focus-return'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { Badge } from '@/ui/text/badge'
import { StatusDot } from '@/ui/text/dot'

import { CREATOR_STATUS_DOT } from '../table/creator-status-dot'
import { agencyCreatorName } from './creator-format'
import { type CreatorRights, mayChangeCreator, type CreatorTabProps } from './creator-rights'
import { RenameCreator } from './rename-creator'
import { useCreatorChange } from './use-creator-change'

/** Ends the work with a creator, which only a new invitation begins again. */
function EndCreator({ creator, rights }: CreatorTabProps) {
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
        disabledReason={rights.mayEnd ? undefined : t('creators.end_locked')}
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

/**
 * Opens the chatter tools for this creator once the server issues the creator token, unless the user has moved
 * on meanwhile.
 */
function useOpenTools({ userId }: CreatorRights) {
  const navigate = useNavigate()
  const { key } = useLocation()
  return useMutation({
    mutationFn: ensureCreatorToken,
    onSuccess: (_, creatorId) => {
      if (!isCurrentPage(key)) return
      focusCreator(userId, creatorId)
      void navigate(href('crTools'))
    },
  })
}

/** Why the user can't open the tools of this creator; undefined if they can. */
function useToolsLock(creator: AgencyCreator, rights: CreatorRights) {
  const { t } = useTranslation('analytics')
  const { status, isHidden } = creator
  if (!rights.mayOpenTools) return t('creators.tools_role')
  if (status === 'ended') return t('creators.tools_ended')
  if (isHidden) return t('creators.tools_hidden')
  return mayChangeCreator(rights, creator) ? undefined : t('creators.not_assigned')
}

/** The platform's current mark (requirements 7), or the list's one until it loads. */
function useIsPg({ creator: { userId: creatorId }, pg }: AgencyCreator): boolean {
  return useQuery(queryOf(getCreatorIsPg, { creatorId })).data?.pg ?? pg
}

/** The creator's status, and the actions on it: tools, visibility, pause, end. */
export function CreatorActions({ creator, rights }: CreatorTabProps) {
  const { t } = useTranslation('analytics')
  const tools = useOpenTools(rights)
  const change = useCreatorChange()
  const { isHidden, status } = creator
  const isPg = useIsPg(creator)
  const lock = mayChangeCreator(rights, creator) ? undefined : t('creators.not_assigned')
  const error = tools.error ?? change.error
  const ask = (kind: 'hide' | 'show' | 'pause' | 'resume') => change.mutate({ kind, creators: [creator] })
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-2 text-13">
        <StatusDot status={CREATOR_STATUS_DOT[status]}>{t(`creators.status_${status}`)}</StatusDot>
        {isPg && <Badge>{t('creators.pg')}</Badge>}
        {isHidden && <Badge>{t('creators.hidden')}</Badge>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={MessagesSquare}
          busy={tools.isPending}
          disabledReason={useToolsLock(creator, rights)}
          onClick={() => tools.mutate(creator.creator.userId)}
        >
          {t('creators.open_tools')}
        </Button>
        <RenameCreator creator={creator} disabledReason={lock} />
        <Button
          size="small"
          icon={isHidden ? Eye : EyeOff}
          busy={change.isPending}
          disabledReason={lock}
          onClick={() => ask(isHidden ? 'show' : 'hide')}
        >
          {t(isHidden ? 'creators.show' : 'creators.hide')}
        </Button>
        {status !== 'ended' && (
          <>
            <Button
              size="small"
              icon={status === 'paused' ? Play : Pause}
              busy={change.isPending}
              disabledReason={lock}
              onClick={() => ask(status === 'paused' ? 'resume' : 'pause')}
            >
              {t(status === 'paused' ? 'creators.resume' : 'creators.pause')}
            </Button>
            <EndCreator creator={creator} rights={rights} />
          </>
        )}
      </div>
      <CallError error={error} />
    </div>
  )
}
