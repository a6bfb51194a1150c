import { Languages, X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { LANGUAGE_CODES } from '@/config/languages'
import { languageName } from '@/i18n/format'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/field/select'
import { Spinner } from '@/ui/spinner'
import { CallError } from '@/ui/feedback/call-error'

import type { ComposerStore } from '../../store/composer-store'
import { useRecipientFan } from '../../store/recipient'
import { toggleTranslating, translateTo } from './translation-settings'
import { useLiveTranslation } from './use-live-translation'

function Result({ live }: { live: ReturnType<typeof useLiveTranslation> }) {
  const { t } = useTranslation('tools')
  if (live.error)
    return (
      <CallError
        error={live.error}
        renderText={(reason) => t('compose_tools.translate_failed', { reason })}
        onRetry={live.retry}
      />
    )
  if (live.isDue)
    return (
      <p className="flex items-center gap-2 text-text-quiet">
        <Spinner />
        {t('compose_tools.translate_wait')}
      </p>
    )
  if (live.isEmpty || !live.answer)
    return <p className="text-text-quiet">{t('compose_tools.translate_empty')}</p>
  if (live.isSame) return <p className="text-text-quiet">{t('compose_tools.translate_same')}</p>
  const { text, back } = live.answer
  return (
    <dl className="grid gap-1" aria-live="polite">
      <dt className="sr-only">{t('compose_tools.translate_sent')}</dt>
      <dd dir="auto" className="text-14 text-pretty wrap-anywhere">
        {text}
      </dd>
      <div className="text-text-quiet">
        <dt className="inline font-medium">{t('compose_tools.translate_back')}</dt>{' '}
        <dd dir="auto" className="inline wrap-anywhere">
          {back}
        </dd>
      </div>
    </dl>
  )
}

/** Language, translation and back-translation. */
export function TranslationPanel({ composer, to: chosen }: { composer: ComposerStore; to: string | null }) {
  const { t } = useTranslation('tools')
  const own = useRecipientFan(composer)?.language ?? null
  const to = chosen ?? own
  const live = useLiveTranslation(composer, to)
  const codes = [...new Set([...(own === null ? [] : [own]), ...LANGUAGE_CODES])]
  return (
    <section
      aria-label={t('compose_tools.translate')}
      className="mb-2 grid gap-2 rounded-control bg-fill p-2 ps-3 text-13"
    >
      <div className="flex items-center gap-2">
        <Icon of={Languages} className="text-accent-text" />
        <span className="min-w-0 flex-1">
          <Select
            label={t('compose_tools.translate_to')}
            labelHidden
            value={to}
            onChange={(code) => translateTo(composer, code)}
            options={codes.map((code) => ({ value: code, label: languageName(code) }))}
          />
        </span>
        <IconButton
          icon={X}
          size="small"
          name={t('compose_tools.translate_off')}
          onClick={() => toggleTranslating(composer)}
        />
      </div>
      {to !== null && <Result live={live} />}
    </section>
  )
}
