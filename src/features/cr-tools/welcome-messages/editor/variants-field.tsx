import { Plus, Trash2 } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { languageName } from '@/i18n/format'
import { Button } from '@/ui/button'
import { usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/field/select'
import { TextField } from '@/ui/field/text-field'

import { useSpokenLanguages } from '../../base/use-spoken-languages'
import { WelcomeMessageText } from './welcome-message-text'
import { isPaid, type WrittenStepProps, type WrittenVariant } from './written-sequence'

interface VariantProps {
  variant: WrittenVariant
  isPaid: boolean
  errorOf: (field: string) => string | undefined
  onChange: (patch: Partial<WrittenVariant>) => void
  onRemove: () => void
}

/** Rows are known by their index, so the last one leaves, and no next one takes the focus. */
const addButton = (row: HTMLLIElement) =>
  [...(row.closest('section')?.querySelectorAll('button') ?? [])].at(-1)

function Variant({
  variant: { language, text, lockText },
  isPaid,
  errorOf,
  onChange,
  onRemove,
}: VariantProps) {
  const { t } = useTranslation('marketplace')
  const languages = useSpokenLanguages(language)
  const name = language === null ? '…' : languageName(language)
  return (
    <li
      ref={usePassFocusOn<HTMLLIElement>(addButton)}
      className="grid gap-3 rounded-card border border-line p-3"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Select
            label={t('welcome.variant_language')}
            options={languages}
            value={language}
            error={errorOf('language')}
            onChange={(chosen) => onChange({ language: chosen })}
          />
        </div>
        <IconButton
          icon={Trash2}
          className="mt-6"
          name={t('welcome.variant_remove', { language: name })}
          onClick={onRemove}
        />
      </div>
      <WelcomeMessageText
        label={t('welcome.variant_text', { language: name })}
        value={text}
        error={errorOf('text')}
        onChange={(written) => onChange({ text: written })}
      />
      {isPaid && (
        <TextField
          label={t('welcome.variant_lock_text', { language: name })}
          value={lockText}
          error={errorOf('lockText')}
          onChange={(event) => onChange({ lockText: event.target.value })}
        />
      )}
    </li>
  )
}

/** The message in other languages: fans with one of them get it instead. */
export function VariantsField({ step, errorOf, onChange }: WrittenStepProps) {
  const { t } = useTranslation('marketplace')
  const { variants } = step
  const languages = useSpokenLanguages()
  const change = (next: WrittenVariant[]) => onChange({ variants: next })
  const free = languages.find(({ value }) => !variants.some(({ language }) => language === value))
  const isFull = variants.length >= WELCOME_LIMITS.variants || !free
  return (
    <section aria-label={t('welcome.variants')} className="grid gap-2">
      <h4 className="text-13 font-medium">{t('welcome.variants')}</h4>
      <p className="text-13 text-text-quiet">{t('welcome.variants_hint')}</p>
      {variants.length > 0 && (
        <ul className="grid gap-3">
          {variants.map((variant, index) => (
            <Variant
              // A row is known by its place alone: its language can change.
              // oxlint-disable-next-line react/no-array-index-key -- rows hold no state of their own
              key={index}
              variant={variant}
              isPaid={isPaid(step)}
              errorOf={(field) => errorOf(`variants.${index}.${field}`)}
              onChange={(patch) =>
                change(variants.map((one, at) => (at === index ? { ...one, ...patch } : one)))
              }
              onRemove={() => change(variants.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      <Button
        size="small"
        icon={Plus}
        className="justify-self-start"
        disabledReason={isFull ? t('welcome.variants_full', { count: WELCOME_LIMITS.variants }) : undefined}
        onClick={() => change([...variants, { language: free?.value ?? null, text: '', lockText: '' }])}
      >
        {t('welcome.variant_add')}
      </Button>
    </section>
  )
}
