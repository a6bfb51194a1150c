import { Zap } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { fanValues, fallbacksForMany } from '@/domain/chat/script-variables'
import type { WelcomeTrigger } from '@/domain/welcome/welcome-message'
import { textFor } from '@/domain/welcome/welcome-rules'
import { OptionalSelect } from '@/ui/field/optional'
import { formatNumber, languageName } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Card } from '@/ui/card'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Segmented } from '@/ui/field/segmented'

import { FanBubble } from '../../people/fan-bubble'
import { useFanValues } from '../../people/use-fan-values'
import { useDelayWords } from '../delay'
import { useStepBubble } from '../use-step-bubble'
import { delayOf, stepContentOf, type WrittenStep } from './written-sequence'

const DETAILS = ['known', 'unknown'] as const
type Details = (typeof DETAILS)[number]

interface ConversationPreviewProps {
  creatorId: string
  currency: string
  trigger: WelcomeTrigger
  steps: readonly WrittenStep[]
  openIndex: number
  /** A fan whom the sequence would reach. */
  sampleId: string | null
  onOpen: (key: string) => void
}

/** The values of the sample fan; without what is not known of every fan, on demand. */
function useValues(creatorId: string, sampleId: string | null, details: Details) {
  const values = useFanValues(creatorId, sampleId)
  if (details === 'known') return values
  const { name: displayName = '', username = '', creator } = Object.fromEntries(values)
  return fanValues({ fan: { displayName, username }, creator })
}

interface ControlsProps {
  steps: readonly WrittenStep[]
  details: Details
  onDetails: (details: Details) => void
  /** Null: the main text. */
  language: string | null
  onLanguage: (language: string | null) => void
}

/** Other languages and missing details can be tried where the messages have any. */
function Controls({ steps, details, onDetails, language, onLanguage }: ControlsProps) {
  const { t } = useTranslation('marketplace')
  const variants = steps.flatMap((step) => step.variants)
  const languages = [...new Set(variants.flatMap((variant) => variant.language ?? []))]
  const hasFallbacks = fallbacksForMany([...steps, ...variants].map(({ text }) => text)).length > 0
  if (languages.length === 0 && !hasFallbacks) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {languages.length > 0 && (
        <OptionalSelect
          label={t('welcome.preview_language')}
          labelHidden
          none={t('welcome.preview_main')}
          options={languages.map((code) => ({ value: code, label: languageName(code) }))}
          value={languages.find((code) => code === language) ?? null}
          onChange={onLanguage}
        />
      )}
      {hasFallbacks && (
        <Segmented
          label={t('welcome.preview_values')}
          labelHidden
          options={DETAILS.map((value) => ({ value, label: t(`welcome.preview_${value}`) }))}
          value={details}
          onChange={onDetails}
        />
      )}
    </div>
  )
}

const Divider = ({ icon, children }: { icon?: boolean; children: string }) => (
  <p className="flex items-center justify-center gap-1 py-1 text-12 text-text-quiet">
    {icon && <Icon of={Zap} size="xxs" />}
    {children}
  </p>
)

type PreviewedMessagesProps = Omit<ConversationPreviewProps, 'creatorId' | 'sampleId'> & {
  values: ReadonlyMap<string, string>
  language: string | null
}

function PreviewedMessages({
  currency,
  trigger,
  steps,
  openIndex,
  onOpen,
  values,
  language,
}: PreviewedMessagesProps) {
  const { t } = useTranslation('marketplace')
  const delayWords = useDelayWords()
  const bubbleOf = useStepBubble(currency)
  return (
    <ol className="grid gap-1">
      <li>
        <Divider icon>{t(`welcome.trigger_${trigger}`)}</Divider>
      </li>
      {steps.map((step, index) => {
        const content = stepContentOf(step)
        const texts = textFor(content, language)
        return (
          <li key={step.key} className="grid gap-1">
            <Divider>{delayWords(delayOf(step))}</Divider>
            <button
              type="button"
              aria-pressed={index === openIndex}
              onClick={() => onOpen(step.key)}
              className={cx(
                'w-full rounded-bubble text-start outline-offset-2',
                index === openIndex && 'outline-2 outline-accent',
              )}
            >
              <span className="sr-only">{t('welcome.message', { place: formatNumber(index + 1) })}</span>
              <FanBubble
                {...bubbleOf({ ...content, ...texts, media: step.media }, values)}
                isRevealable={false}
              />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** The whole sequence as one of the fans reads it; a press on a message opens it. */
export function ConversationPreview(props: ConversationPreviewProps) {
  const { creatorId, sampleId, steps, ...rest } = props
  const { t } = useTranslation('marketplace')
  const [details, setDetails] = useState<Details>('known')
  const [language, setLanguage] = useState<string | null>(null)
  const values = useValues(creatorId, sampleId, details)
  const name = sampleId === null ? undefined : values.get('name')
  return (
    <aside aria-label={t('welcome.preview')} className="min-w-0 lg:sticky lg:top-4">
      <Card
        title={t('welcome.preview')}
        detail={
          name === undefined
            ? t('welcome.preview_as_anyone')
            : t('welcome.preview_as', { name: isolate(name) })
        }
        body="grid gap-3"
      >
        <Controls
          steps={steps}
          details={details}
          onDetails={setDetails}
          language={language}
          onLanguage={setLanguage}
        />
        <div className="max-h-[70vh] overflow-y-auto rounded-card border border-line-quiet bg-surface p-3">
          <PreviewedMessages {...rest} steps={steps} values={values} language={language} />
        </div>
      </Card>
    </aside>
  )
}
