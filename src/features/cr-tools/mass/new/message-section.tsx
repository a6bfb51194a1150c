import { useTranslation } from '@/i18n/use-translation'

import type { MassPlan, MassProblem, MassVersion, PlanProblem } from '@/domain/mass/mass-plan'
import { parseWallTime } from '@/domain/time/zoned-time'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { Card } from '@/ui/card'
import { FieldError } from '@/ui/feedback/field-error'
import { Switch } from '@/ui/field/switch'

import { type ComposerStore, MessageEditor } from '../../messages'
import { MassFanPreview } from './fan-preview'
import { NumberFilter } from './audience/number-filter'
import { useMassProblemText } from './use-mass-problems'

interface MessageSectionProps {
  first: ComposerStore
  second: ComposerStore
  currency: string
  plan: MassPlan
  change: (patch: Partial<MassPlan>) => void
  problems: readonly MassProblem[]
  /** Sample recipient for the variables' preview. */
  sampleId: string | undefined
}

/** Problems not shown before the user tries to send; the disabled button explains them. */
const SILENT_PROBLEMS: readonly MassProblem['kind'][] = ['empty', 'uploading']

interface VersionComposerProps extends Pick<
  MessageSectionProps,
  'plan' | 'currency' | 'problems' | 'sampleId'
> {
  version: MassVersion
  composer: ComposerStore
  label: string
}

function VersionComposer({
  version,
  composer,
  label,
  plan,
  currency,
  problems,
  sampleId,
}: VersionComposerProps) {
  const problem = problems.find((one) => one.version === version && !SILENT_PROBLEMS.includes(one.kind))
  const text = useMassProblemText(problem, currency)
  const timezone = useAgencyZone()
  const at = plan.time === 'now' ? undefined : parseWallTime(plan.at, timezone)
  return (
    <div className="grid min-w-0 gap-2">
      {plan.isTest && <h3 className="text-13 font-medium">{label}</h3>}
      <MessageEditor composer={composer} label={label} at={at} />
      <div role="status">{text && <FieldError>{text}</FieldError>}</div>
      {sampleId && <MassFanPreview composer={composer} userId={sampleId} />}
    </div>
  )
}

/** Share of recipients and duration of an A/B test; an empty field is an error. */
function TestFields({
  currency,
  plan,
  change,
  problems,
}: Pick<MessageSectionProps, 'currency' | 'plan' | 'change' | 'problems'>) {
  const { t } = useTranslation('tools')
  const problemOf = (kind: PlanProblem) => problems.find((one) => one.kind === kind)
  const shareProblem = useMassProblemText(problemOf('share'), currency)
  const hoursProblem = useMassProblemText(problemOf('decide_after'), currency)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberFilter
        label={t('mass.share')}
        unit="%"
        error={shareProblem}
        value={plan.share}
        onChange={(share = 0) => change({ share })}
      />
      <NumberFilter
        label={t('mass.decide_after')}
        unit={t('mass.hours')}
        error={hoursProblem}
        value={plan.decideAfterHours}
        onChange={(decideAfterHours = 0) => change({ decideAfterHours })}
      />
    </div>
  )
}

/** Message step; with A/B testing, two versions. */
export function MessageSection({ first, second, plan, change, ...rest }: MessageSectionProps) {
  const { t } = useTranslation('tools')
  const firstLabel = plan.isTest ? t('mass.version_first') : t('mass.message')
  return (
    <Card
      title={t('mass.message')}
      actions={
        // The margin keeps the switch clear of the card's edge.
        <span className="me-1">
          <Switch on={plan.isTest} onChange={(isTest) => change({ isTest })}>
            {t('mass.test')}
          </Switch>
        </span>
      }
      body="grid gap-4"
    >
      <VersionComposer version="first" composer={first} label={firstLabel} plan={plan} {...rest} />
      {plan.isTest && (
        <>
          <VersionComposer
            version="second"
            composer={second}
            label={t('mass.version_second')}
            plan={plan}
            {...rest}
          />
          <TestFields plan={plan} change={change} {...rest} />
          <p className="text-13 text-text-quiet">{t('mass.test_hint')}</p>
        </>
      )}
    </Card>
  )
}
