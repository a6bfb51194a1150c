import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { decideProfileSuggestion, withdrawProfileSuggestion } from '@/api/calls/creator/profile'
import { send } from '@/api/send'
import type { ProfileSuggestion, SuggestionState } from '@/domain/profile/creator-profile'
import { useSession } from '@/features/auth'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Badge, type Tone } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { usePassFocusOn } from '@/ui/focus-return'

import { useOfflineReason } from '../base/permissions'
import { useColleagueName } from '../people/colleague-names'
import { ChangeList } from './change-list'
import { useInvalidateProfile } from './use-profile'

const SUGGESTION_TONE: Record<SuggestionState, Tone> = {
  pending: 'warning',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
}

const markName = (media: unknown, isRemoved: boolean) => (isRemoved ? 'removed' : media ? 'new' : null)

type SuggestionProps = Omit<SuggestionItemProps, 'currency'>

interface Decision {
  isPending: boolean
  mutate: () => void
}
interface PendingActionsProps extends SuggestionProps {
  accept: Decision
  withdraw: Decision
}

/** They leave once it is decided; the suggestion then gets the focus. */
function PendingActions({ suggestion, mayDecide, onDecline, accept, withdraw }: PendingActionsProps) {
  const { t } = useTranslation('profile')
  const { userId } = useSession()
  const disabledReason = useOfflineReason()
  const passFocus = usePassFocusOn<HTMLDivElement>((leaving) => leaving.closest('li'))
  return (
    <div ref={passFocus} className="flex flex-wrap gap-2">
      {mayDecide && (
        <>
          <Button
            size="small"
            kind="primary"
            busy={accept.isPending}
            disabledReason={disabledReason}
            onClick={() => accept.mutate()}
          >
            {t('creator.accept')}
          </Button>
          <Button size="small" disabledReason={disabledReason} onClick={onDecline}>
            {t('creator.decline')}
          </Button>
        </>
      )}
      {suggestion.byId === userId && (
        <Button
          size="small"
          kind="ghost"
          busy={withdraw.isPending}
          disabledReason={disabledReason}
          onClick={() => withdraw.mutate()}
        >
          {t('creator.withdraw')}
        </Button>
      )}
    </div>
  )
}

function SuggestionActions(props: SuggestionProps) {
  const { t } = useTranslation('profile')
  const { creatorId, suggestion } = props
  const { suggestionId } = suggestion
  // Also shows a decision that a colleague has made meanwhile.
  const refresh = useInvalidateProfile(creatorId)
  const accept = useMutation({
    mutationFn: () => send(decideProfileSuggestion, { suggestionId, accept: true, note: '' }, { creatorId }),
    onSuccess: () => toast.success(t('creator.accepted')),
    onSettled: refresh,
  })
  const withdraw = useMutation({
    mutationFn: () => send(withdrawProfileSuggestion, { suggestionId }, { creatorId }),
    onSuccess: () => toast.success(t('creator.withdrawn')),
    onSettled: refresh,
  })
  return (
    <>
      {suggestion.state === 'pending' && <PendingActions {...props} accept={accept} withdraw={withdraw} />}
      <CallError error={accept.error} />
      <CallError error={withdraw.error} />
    </>
  )
}

interface SuggestionItemProps {
  creatorId: string
  suggestion: ProfileSuggestion
  currency: string
  mayDecide: boolean
  onDecline: () => void
}

/** One suggestion: author, changes, reason, and decision. */
export function SuggestionItem({ currency, ...props }: SuggestionItemProps) {
  const { t } = useTranslation('profile')
  const { suggestion } = props
  const by = useColleagueName(suggestion.byId) ?? t('creator.colleague')
  const decidedBy = useColleagueName(suggestion.decidedById) ?? t('creator.colleague')
  const title = t('creator.suggestion_of', { name: isolate(by), date: formatDate(suggestion.at) })
  return (
    <li tabIndex={-1} aria-label={title} className="grid gap-3 border-t border-line-quiet px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-13 text-text-quiet">{title}</p>
        <Badge tone={SUGGESTION_TONE[suggestion.state]}>{t(`creator.state_${suggestion.state}`)}</Badge>
      </div>
      <ChangeList
        changes={{
          ...suggestion,
          banner: markName(suggestion.banner, suggestion.removesBanner),
          picture: markName(suggestion.picture, suggestion.removesPicture),
        }}
        currency={currency}
      />
      <p dir="auto" className="side-of-parent wrap-anywhere text-text-quiet">
        {suggestion.reason}
      </p>
      {suggestion.note !== '' && (
        <p className="rounded-control bg-fill px-3 py-2 wrap-anywhere">
          {t('creator.note_by', { name: isolate(decidedBy), note: isolate(suggestion.note) })}
        </p>
      )}
      <SuggestionActions {...props} />
    </li>
  )
}
