import { MessageCircle, Phone, Check, Copy } from 'lucide'
import { Fragment, useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type CrisisLine, crisisLineHref } from '@/domain/crisis/crisis-lines'
import { languageName } from '@/i18n/format'
import { Icon } from '@/ui/icon'
import { linkClasses } from '@/ui/text/link'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'
import { copyText } from '@/services/files/copy-text'
import { Button } from '@/ui/button'

import { countCrisis } from './crisis-store'

const COPIED_FOR_MS = 2000

/** Copies a number for a phone or another program. Confirms in place. */
function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('common')
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    // Fails on an insecure page or by a policy: the number beside it is in large type.
    await copyText(number).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Button
      kind="ghost"
      size="small"
      icon={isCopied ? Check : Copy}
      aria-label={isCopied ? t('crisis.copied') : t('crisis.copy_number', { number })}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? t('crisis.copied') : t('crisis.copy')}</span>
    </Button>
  )
}

const opened = () => countCrisis('resource_opened')

/** A number is left-to-right in every language. */
const Ltr = ({ children }: { children?: string }) => <bdi dir="ltr">{children}</bdi>

/** Returns the confirmed facts: hours, languages, and what to know before. */
function useLineFacts(service: readonly CrisisLine[]): string[] {
  const { t } = useTranslation('common')
  const [line] = service
  if (!line) return []
  const kind = service.length > 1 ? 'call_or_text' : line.kind === 'text' ? 'text' : 'call'
  return [
    t(`crisis.kind_${kind}`),
    ...(line.hours === 'unstated' ? [] : [t(`crisis.hours_${line.hours}`)]),
    ...line.languages.map(languageName),
    ...(line.note ? [t(`crisis.note_${line.note}`)] : []),
  ]
}

/** The number as a large link: calls, or opens a message with the keyword. */
function LineLink({ line }: { line: CrisisLine }) {
  const { t } = useTranslation('common')
  const { number, keyword = '' } = line
  const says = line.kind === 'call' ? 'call' : 'text_plain'
  return (
    <a
      href={crisisLineHref(line)}
      onClick={opened}
      // With a keyword the link text is complete.
      aria-label={keyword ? undefined : t(`crisis.${says}`, { number })}
      className="hit-target w-fit rounded-mark text-20 font-strong text-text tabular-nums hover:underline"
    >
      {keyword ? (
        <RichText
          text={t('crisis.keyword_to_number', RAW_TEXT)}
          values={{ keyword, number }}
          parts={{ 0: <bdi dir="ltr" />, 1: <bdi dir="ltr" /> }}
        />
      ) : (
        <Ltr>{number}</Ltr>
      )}
    </a>
  )
}

/** One service: its number, its facts, and a copy button. */
export function CrisisLineRow({ service }: { service: readonly CrisisLine[] }) {
  const { t } = useTranslation('common')
  const facts = useLineFacts(service)
  const [line, ...others] = service
  if (!line) return null
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-[2px] py-3 ps-4 pe-2">
      <Icon of={line.kind === 'call' ? Phone : MessageCircle} size="sm" className="mt-1" />
      <LineLink line={line} />
      <CopyNumber number={line.number} />
      <p className="col-span-2 col-start-2 text-13">
        <bdi className="text-text">{line.name}</bdi>
        {facts.map((fact) => (
          // The dot belongs to the preceding fact, so that no line begins with one.
          <Fragment key={fact}>
            <span aria-hidden className="ms-1">
              ·
            </span>{' '}
            <span className="inline-block">{fact}</span>
          </Fragment>
        ))}
      </p>
      {others.map((other) => (
        <a
          key={other.kind}
          href={crisisLineHref(other)}
          onClick={opened}
          className={linkClasses('col-start-2 w-fit text-13 font-medium')}
        >
          {t('crisis.text_plain', { number: other.number })}
        </a>
      ))}
    </li>
  )
}
