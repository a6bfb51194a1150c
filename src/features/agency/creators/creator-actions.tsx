import { useMutation, useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, MessagesSquare, Pause, Play } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useLocation, useNavigate } from 'react-router'

import { getCreatorIsPg } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { ensureCreatorToken } from '@/api/send'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { href } from '@/domain/page/routes'
import { isCurrentPage } from '@/services/page/page-history'
import { focusCreator } from '@/services/session/creator-in-focus'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { StatusDot } from '@/ui/text/dot'

import { CREATOR_STATUS_DOT } from '../table/creator-status-dot'
import { type CreatorRights, mayChangeCreator, type CreatorTabProps } from './creator-rights'
import { EndCreator } from './end-creator'
import { useCreatorChange } from './use-creator-change'
import { RenameCreator } from './rename-creator'

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
  if (!rights.worksInTools) return t('creators.tools_role')
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
