import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { crisisHelpFor, type CrisisLine } from '@/domain/crisis/crisis-lines'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { RichText } from '@/ui/text/rich-text'

import { answerCrisis, useCrisisState, countCrisis } from './crisis-store'
import { useCountry } from './use-country'
import { ANOTHER_COUNTRY, CountryChoice, type CountryOwner } from './country-choice'
import { type MoreHelpState, MoreHelp } from './more-help'
import { CrisisLineRow } from './crisis-line-row'

/** Shows the emergency number; without a trusted one, what is true nearly everywhere. */
function EmergencyNumber({ number }: { number: string | undefined }) {
  const { t } = useTranslation('common')
  if (number === undefined) return <p className="text-text">{t('crisis.emergency_unknown')}</p>
  const link = (
    <a
      href={`tel:${number}`}
      onClick={() => countCrisis('resource_opened')}
      aria-label={t('crisis.call', { number })}
      className="hit-target rounded-mark font-strong tabular-nums underline underline-offset-2"
    >
      <bdi dir="ltr">{number}</bdi>
    </a>
  )
  return (
    <p className="text-text">
      <RichText text={t('crisis.emergency')} parts={{ number: link }} />
    </p>
  )
}

/** Groups lines that are one service at one number, with several channels. */
const byService = (lines: readonly CrisisLine[]): CrisisLine[][] => [
  ...Map.groupBy(lines, (line) => `${line.name} ${line.number}`).values(),
]

/** Shows the lines of a country; without confirmed ones it says so, instead of a number that may be wrong. */
function CrisisLines({ lines }: { lines: readonly CrisisLine[] }) {
  const { t } = useTranslation('common')
  if (lines.length === 0) return <p className="text-text">{t('crisis.no_lines')}</p>
  return (
    <ul className="[&>li+li]:border-t [&>li+li]:border-line rounded-card border border-line">
      {byService(lines).map((service) => (
        <CrisisLineRow key={`${service[0]?.name} ${service[0]?.number}`} service={service} />
      ))}
    </ul>
  )
}

/** Focuses the heading first. A stable function, so the ref callback runs once. */
const focusNow = (heading: HTMLElement | null): void => heading?.focus()

function Actions() {
  const { t } = useTranslation('common')
  return (
    <div className="grid w-full gap-2 sm:grid-cols-2">
      <Button size="large" onClick={() => answerCrisis('back')}>
        {t('crisis.back')}
      </Button>
      <Button size="large" onClick={() => answerCrisis('send')}>
        {t('crisis.send')}
      </Button>
      <p className="text-center text-13 text-text-quiet sm:col-span-2">{t('crisis.kept')}</p>
    </div>
  )
}

/** Numbers first, one tap away; two equally weighted buttons; Escape goes back (requirements 2 and 5). */
export function CrisisDialog() {
  const { t } = useTranslation('common')
  const { isOpen, purpose, hasFailed, context } = useCrisisState()
  const isShown = isOpen && !hasFailed
  const found = useCountry(isShown)
  const [chosenWhose, setWhose] = useState<CountryOwner>()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [done, setDone] = useState<MoreHelpState>({})
  const hasFan = context.fanCountry !== undefined
  // Beside a fan's message their lines come first; without a fan there is no choice.
  const whose = hasFan ? (chosenWhose ?? (context.source === 'incoming' ? 'fan' : 'mine')) : 'mine'
  const known = whose === 'fan' ? context.fanCountry : found.country
  // The country chosen for one fan says nothing about the next.
  const owner = whose === 'mine' ? whose : `fan ${context.channelId} ${context.fanCountry}`
  const country = chosen[owner] ?? known ?? ANOTHER_COUNTRY
  const isGuess = whose === 'mine' && found.isGuess && chosen['mine'] === undefined && known !== undefined
  const help = crisisHelpFor(country)

  return (
    <Dialog
      isOpen={isShown}
      onClose={() => answerCrisis('back')}
      trackedAs="crisis"
      title={
        <span ref={focusNow} tabIndex={-1} className="block text-20 outline-none">
          {t('crisis.title')}
        </span>
      }
      actions={purpose === 'held' && <Actions />}
    >
      <div className="grid gap-4">
        <p>{t('crisis.body')}</p>
        <CountryChoice
          hasFan={hasFan}
          whose={whose}
          onWhose={setWhose}
          country={country}
          onCountry={(code) => setChosen({ ...chosen, [owner]: code })}
          isGuess={isGuess}
        />
        <CrisisLines lines={help?.lines ?? []} />
        <EmergencyNumber number={help?.emergency} />
        <MoreHelp context={context} done={done} onDone={setDone} />
      </div>
    </Dialog>
  )
}
