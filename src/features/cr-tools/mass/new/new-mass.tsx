import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { MassPlan, MassProblem } from '@/domain/mass-plan'
import { toast } from '@/services/toasts'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'

import { useContent, useContentOf } from '../../messages'
import { AudienceSection } from './audience-section'
import { AudienceSummary } from './audience-summary'
import { MessageSection } from './message-section'
import { ReviewDialog } from './review-dialog'
import { TimeSection } from './time-section'
import { useAudience } from './use-audience'
import { useLimits } from './use-limits'
import { usePlan } from './use-plan'
import { useProblems } from './use-problems'
import { useSendMass } from './use-send-mass'
import { useVersions } from './use-versions'

/** Amounts of this creator; every seeded one is paid in it. */
const CURRENCY = 'USD'

interface NewMassProps {
  creatorId: string
  /** Set where this person may look but not send. */
  deniedReason: string | undefined
  /** Called with the tab that shows what was sent. */
  onSent: (tab: 'scheduled' | 'sent') => void
}

function useNewMass(creatorId: string) {
  const { plan, change, startAnew } = usePlan(creatorId)
  const versions = useVersions(creatorId)
  const { media, price } = useContent(versions.first)
  const mediaIds = media.map(({ mediaId }) => mediaId)
  const audience = useAudience(creatorId, plan, mediaIds, price)
  const limits = useLimits(creatorId)
  const problems = useProblems(plan, versions, limits, audience.data?.count)
  return { plan, change, startAnew, versions, audience, problems, sending: useSendMass(creatorId) }
}

const TIME_PROBLEMS: readonly MassProblem[] = ['no_time', 'past']

interface ReachProps {
  audience: ReturnType<typeof useAudience>
  deniedReason: string | undefined
  problem: string | undefined
  onReview: () => void
}

/** How many it reaches, and the way on once nothing stands in it. */
function Reach({ audience, deniedReason, problem, onReview }: ReachProps) {
  const { t } = useTranslation('tools')
  return (
    <Card title={t('mass.summary')} className="lg:sticky lg:top-4">
      <div className="grid gap-4 px-4 pb-4">
        <AudienceSummary audience={audience} />
        <Button kind="primary" size="large" disabledReason={deniedReason ?? problem} onClick={onReview}>
          {t('mass.review')}
        </Button>
        {problem && <p className="text-13 text-text-quiet">{problem}</p>}
      </div>
    </Card>
  )
}

/** A mass message in three steps on one page: to whom, what, when; then a last look (screens S12). */
export function NewMass({ creatorId, deniedReason, onSent }: NewMassProps) {
  const { t } = useTranslation('tools')
  const { plan, change, startAnew, versions, audience, problems, sending } = useNewMass(creatorId)
  const [isReviewed, setReviewed] = useState(false)
  const isBegun = useContentOf(versions.first, ({ text, media }) => text !== '' || media.length > 0)
  useUnsaved(isBegun && !sending.isPending)
  const [problem] = problems
  const timeProblem = TIME_PROBLEMS.includes(problem as MassProblem) // one of the same list
  const sent = (of: MassPlan) => {
    setReviewed(false)
    toast.success(of.time === 'now' ? t('mass.sent_now') : t('mass.sent_later'))
    versions.clear()
    startAnew()
    onSent(of.time === 'now' ? 'sent' : 'scheduled')
  }
  const send = () =>
    sending.mutate(
      { plan, versions: [versions.first.read(), versions.second.read()] },
      { onSuccess: (progress) => (progress ? sent(plan) : setReviewed(false)) },
    )
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 gap-4">
        <AudienceSection creatorId={creatorId} currency={CURRENCY} plan={plan} change={change} />
        <MessageSection {...versions} plan={plan} change={change} />
        <TimeSection
          plan={plan}
          change={change}
          problem={timeProblem && problem ? t(`mass.problem_${problem}`) : undefined}
        />
      </div>
      <Reach
        audience={audience}
        deniedReason={deniedReason}
        problem={problem && t(`mass.problem_${problem}`)}
        onReview={() => setReviewed(true)}
      />
      {isReviewed && (
        <ReviewDialog
          creatorId={creatorId}
          currency={CURRENCY}
          plan={plan}
          content={versions.first.read()}
          count={audience.data?.count ?? 0}
          error={sending.error}
          isSending={sending.isPending}
          onClose={() => setReviewed(false)}
          onSend={send}
        />
      )}
    </div>
  )
}
