import { useState } from 'react'
import { isImeComposing } from '@/domain/page/shortcut'
import { useTranslation } from '@/i18n/use-translation'

import { isBlank } from '@/lib/text/blank'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Chips } from '@/ui/chips'
import { TextField } from '@/ui/field/text-field'

import { addWords } from './rules-text'

interface WordChipsProps {
  words: readonly string[]
  error: string | undefined
  isReadOnly: boolean
  onChange: (words: readonly string[]) => void
}

/** Enter or a comma adds the typed word; a pasted list adds them all. */
function WordEntry({ words, error, onChange }: WordChipsProps) {
  const { t } = useTranslation('analytics')
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    onChange(addWords(words, text))
    setTyped('')
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        className="grow"
        label={t('creators.avoid_words')}
        error={error}
        value={typed}
        onChange={({ target: { value } }) => (/[,;\n،、]/.test(value) ? add(value) : setTyped(value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isImeComposing(event.nativeEvent)) return
          event.preventDefault()
          add(typed)
        }}
        onBlur={() => !isBlank(typed) && add(typed)}
      />
      <Button
        disabledReason={isBlank(typed) ? t('creators.avoid_type') : undefined}
        onClick={() => add(typed)}
      >
        {t('creators.add')}
      </Button>
    </div>
  )
}

export function WordChips(props: WordChipsProps) {
  const { words, isReadOnly, onChange } = props
  const { t } = useTranslation('analytics')
  return (
    <div className="grid gap-2">
      {isReadOnly ? (
        <span className="text-13 font-medium">{t('creators.avoid_words')}</span>
      ) : (
        <WordEntry {...props} />
      )}
      <Chips
        name={t('creators.avoid_words')}
        chips={words.map((word) => ({
          id: word,
          content: <bdi dir="auto">{word}</bdi>,
          removeName: t('creators.avoid_remove', { word: isolate(word) }),
        }))}
        onRemove={isReadOnly ? undefined : (word) => onChange(words.filter((one) => one !== word))}
      />
      {words.length === 0 && <p className="text-13 text-text-quiet">{t('creators.avoid_none')}</p>}
    </div>
  )
}
