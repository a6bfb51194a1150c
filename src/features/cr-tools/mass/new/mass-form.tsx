import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { MASS_TIMES, type MassPlan } from '@/domain/mass/mass-plan'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { useUnsaved } from '@/services/page/unsaved'

import type { DraftContent } from '../../outbox/composer-draft'
import type { MassDraftKeys, MassStart } from '../mass-form-start'
import { AudienceSection } from './audience/audience-section'
import { MessageSection } from './message-section'
import { MassReviewBar } from './mass-review-bar'
import { ReviewDialog } from './review/review-dialog'
import { TimeSection } from './time-section'
import { useMassProblemText, useMassProblems } from './use-mass-problems'
import { isAlreadyAccepted, type KeyedMass } from './use-send-mass'
import { Sending, useContent } from '../../messages'
import { useMassAudience } from './audience/use-audience'
import { useMassPlan } from './use-mass-plan'
import { useMassVersions } from './use-versions'
import { useViewOnlyReason } from '../../base/permissions'

const mediaIdsOf = ({ media }: Pick<DraftContent, 'media'>) => media.map(({ mediaId }) => mediaId)

/** State of the form: draft, audience, and problems that block sending. */
function useMassForm(creatorId: string, draftKeys: MassDraftKeys, start: MassStart) {
  const { isWritten, startOver, ...planning } = useMassPlan(draftKeys.plan, start.plan)
  const versions = useMassVersions(creatorId, draftKeys, start)
  const [first, second] = [useContent(versions.first), useContent(versions.second)]
  const sent = (planning.plan.isTest ? [first, second] : [first]).map(mediaIdsOf)
  const audience = useMassAudience(creatorId, planning.plan, sent, first.price)
  const planContext = { ...Sending.useSendContext(creatorId), timezone: useAgencyZone() }
  const problems = useMassProblems(planning.plan, versions, planContext, audience.count)
  const isAnyChanged = isWritten || versions.isChanged
  useUnsaved(isAnyChanged)
  return {
    ...planning,
    isChanged: isAnyChanged,
    versions,
    audience,
    problems,
    startOver: () => {
      versions.startOver()
      startOver()
    },
  }
}

interface MassFormProps {
  creatorId: string
  draftKeys: MassDraftKeys
  /** Initial values of the form. */
  start: MassStart
  /** The form edits a scheduled message. */
  isEdit?: boolean
  /** Sends the message; resolves to nothing when the user cancels at the crisis check. */
  sending: Pick<UseMutationResult<unknown, Error, KeyedMass>, 'mutate' | 'reset' | 'error' | 'isPending'>
  onSent: (plan: MassPlan) => void
  onDiscard?: () => void
}

type MassFormState = ReturnType<typeof useMassForm>

function MassFormSections({
  creatorId,
  isEdit = false,
  form,
}: Pick<MassFormProps, 'creatorId' | 'isEdit'> & { form: MassFormState }) {
  const { plan, change, versions, audience, problems } = form
  const currency = useAgencyCurrency()
  const timeProblem = problems.find(({ kind }) => kind === 'past')
  const timeText = useMassProblemText(timeProblem, currency)
  return (
    <div className="grid min-w-0 gap-4">
      <AudienceSection creatorId={creatorId} currency={currency} plan={plan} change={change} />
      <MessageSection
        first={versions.first}
        second={versions.second}
        currency={currency}
        plan={plan}
        change={change}
        problems={problems}
        sampleId={audience.data?.sample[0]}
      />
      <TimeSection
        creatorId={creatorId}
        times={isEdit ? MASS_TIMES.filter((time) => time !== 'now') : MASS_TIMES}
        plan={plan}
        change={change}
        problem={timeText}
      />
    </div>
  )
}

/** State of the review dialog. It opens once the fans are counted again, as lists change. */
function useReview(
  { sending, onSent }: MassFormProps,
  { plan, versions, audience, keyToSend, forgetKey, startOver }: MassFormState,
) {
  const [isOpen, setOpen] = useState(false)
  const mass = { plan, versions: [versions.first.getContent(), versions.second.getContent()] as const }
  const onSend = () =>
    sending.mutate(
      { ...mass, clientId: keyToSend() },
      {
        onSuccess: (answer) => {
          setOpen(false)
          if (!answer) return
          startOver()
          onSent(plan)
        },
        onError: (error) => isAlreadyAccepted(error) && forgetKey(),
      },
    )
  const open = async () => {
    sending.reset()
    const { isError, data } = await audience.refetch()
    // The summary then says why not.
    if (!isError && data?.count !== 0) setOpen(true)
  }
  return { isOpen, open, onClose: () => setOpen(false), mass, onSend }
}

/** Form in three steps on one page (audience, message, time), then a review (screens S12). */
export function MassForm(props: MassFormProps) {
  const { creatorId, draftKeys, start, isEdit = false, sending, onDiscard } = props
  const { t } = useTranslation('tools')
  const disabledReason = useViewOnlyReason('massMessages')
  const currency = useAgencyCurrency()
  const form = useMassForm(creatorId, draftKeys, start)
  const { isOpen, open, ...review } = useReview(props, form)
  const [problem] = form.problems
  const problemText = useMassProblemText(problem, currency)
  const discard = () => {
    form.startOver()
    onDiscard?.()
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <MassFormSections creatorId={creatorId} isEdit={isEdit} form={form} />
      <MassReviewBar
        audience={form.audience}
        label={t(isEdit ? 'mass.review_edit' : 'mass.review')}
        disabledReason={disabledReason ?? problemText}
        isReasonShownAbove={disabledReason === undefined && problem?.kind === 'uncounted'}
        onReview={open}
        discardLabel={t(form.isChanged ? 'mass.edit_discard' : 'mass.edit_over_back')}
        onDiscard={onDiscard && discard}
      />
      {isOpen && form.audience.data && (
        <ReviewDialog
          creatorId={creatorId}
          isEdit={isEdit}
          audience={form.audience.data}
          sending={sending}
          {...review}
        />
      )}
    </div>
  )
}
