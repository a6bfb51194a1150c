import { Moon, Reply, Timer, Users, Zap, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { formatDateTime, formatShortTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { useColleagueName } from '../../people/colleague-names'
import { OverlapNote } from '../sequence-row'
import { useLengthWords, useSequenceWords } from '../use-sequence-words'

/** A time of day such as `22:00`, on the clock that the user has chosen. */
const clockWords = (time: string): string => formatShortTime(Date.parse(`2026-01-01T${time}:00Z`), 'UTC')

function useQuietWords() {
  const { t } = useTranslation('marketplace')
  return ({ quietFrom, quietTo }: WelcomeSequence): string =>
    quietFrom === null || quietTo === null
      ? t('welcome.quiet_none')
      : t('welcome.quiet_between', { from: clockWords(quietFrom), to: clockWords(quietTo) })
}

const Fact = ({ icon, children }: { icon: IconNode; children: ReactNode }) => (
  <li className="flex min-w-0 items-start gap-2">
    <Icon of={icon} size="xs" className="mt-[3px] shrink-0 text-text-quiet" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)

function Updated({
  sequence: { updatedAt, updatedById },
  timezone,
}: {
  sequence: WelcomeSequence
  timezone: string
}) {
  const { t } = useTranslation('marketplace')
  const name = useColleagueName(updatedById)
  if (updatedAt === null) return null
  const date = formatDateTime(updatedAt, timezone)
  return (
    <p className="text-12 text-text-quiet">
      {name === undefined
        ? t('welcome.updated', { date })
        : t('welcome.updated_by', { date, name: isolate(name) })}
    </p>
  )
}

interface SequenceFactsProps {
  creatorId: string
  sequence: WelcomeSequence
  others: readonly WelcomeSequence[]
  timezone: string
}

/** What starts the sequence, who enters it, and how it is delivered. */
export function SequenceFacts({ creatorId, sequence, others, timezone }: SequenceFactsProps) {
  const { t } = useTranslation('marketplace')
  const sequenceText = useSequenceWords(creatorId)
  const lengthWords = useLengthWords()
  const quietWords = useQuietWords()
  return (
    <section aria-label={t('welcome.about')} className={cx(cardClasses, 'grid gap-3 p-4')}>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        <Fact icon={Zap}>{sequenceText.trigger(sequence)}</Fact>
        <Fact icon={Users}>{sequenceText.audience(sequence.audience)}</Fact>
        <Fact icon={Timer}>{lengthWords(sequence)}</Fact>
        <Fact icon={Reply}>{t(sequence.stopsOnReply ? 'welcome.stops_yes' : 'welcome.stops_no')}</Fact>
        <Fact icon={Moon}>{quietWords(sequence)}</Fact>
      </ul>
      <OverlapNote sequence={sequence} others={others} />
      <Updated sequence={sequence} timezone={timezone} />
    </section>
  )
}
