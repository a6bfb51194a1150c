import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { isEmoji } from '@/domain/lists/fan-list'
import { FormText } from '@/ui/field/form/form-text-fields'

/** Schema of one emoji or an empty string. */
/* @__NO_SIDE_EFFECTS__ */
export const emojiSchema = (unfit: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim() || null),
    v.check((text) => text === null || isEmoji(text), unfit),
  )

/** Input for the emoji that marks a list wherever its name is shown. */
export function EmojiField<Values extends FieldValues>({
  form,
  name,
}: Pick<ComponentProps<typeof FormText<Values>>, 'form' | 'name'>) {
  const { t } = useTranslation('lists')
  return (
    <FormText
      form={form}
      name={name}
      label={t('emoji')}
      hint={t('emoji_hint')}
      className="w-40"
      inputMode="text"
      maxLength={32}
    />
  )
}
