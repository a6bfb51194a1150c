import { X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { ChannelChips } from '@/domain/chat/channel'
import { languageName } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { fallbacksOf } from '@/lib/url-state'
import { buttonBeside } from '@/ui/field/form/form-rows'
import { usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'

import type { FilterProps } from './filter-fields'
import { useFilterOptions } from './use-filter-options'
import { FLAGS, INBOX_FIELDS } from './view-params'

/** Labels of all active filters; an unknown value is shown by its kind. */
function useChips(creatorId: string, chips: ChannelChips) {
  const { t } = useTranslation('tools')
  const { nameOf } = useFilterOptions(creatorId)
  const { listId, labelId, language } = chips
  return [
    ...FLAGS.map((key) => chips[key] && { key, name: t(`inbox.chip_${key}`) }),
    listId && { key: 'listId' as const, name: t('inbox.chip_list', { name: isolate(nameOf.list(listId)) }) },
    labelId && {
      key: 'labelId' as const,
      name: t('inbox.chip_label', { name: isolate(nameOf.label(labelId)) }),
    },
    language && {
      key: 'language' as const,
      name: t('inbox.chip_language', { name: isolate(languageName(language)) }),
    },
  ].filter((chip) => chip !== undefined && chip !== '' && chip !== false)
}

/** Below the filter button, which gets the focus when the last chip is removed. */
const filterButton = (chip: Element): Element | null | undefined =>
  chip.parentElement?.parentElement?.querySelector('[aria-haspopup="dialog"]')

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <li
      ref={usePassFocusOn<HTMLLIElement>((chip) => buttonBeside(chip) ?? filterButton(chip))}
      className="flex min-w-0"
    >
      <button
        type="button"
        aria-label={t('inbox.chip_remove', { name })}
        onClick={onRemove}
        className="hit-target inline-flex h-6 max-w-full items-center gap-1 rounded-full bg-accent-quiet ps-[10px] pe-[6px] text-12 font-medium text-accent-text hover:bg-accent-quiet-hover active:bg-accent-quiet-pressed"
      >
        <span className="cut">{name}</span>
        <Icon of={X} size="xxs" />
      </button>
    </li>
  )
}

/** Active filters as removable chips. */
export function ActiveChips({ creatorId, chips, onChange }: FilterProps) {
  const { t } = useTranslation('tools')
  const shown = useChips(creatorId, chips)
  return (
    <ul aria-label={t('inbox.chips')} className="m-0 flex list-none flex-wrap gap-1 px-3 pt-2">
      {shown.map(({ key, name }) => (
        <Chip key={key} name={name} onRemove={() => onChange(fallbacksOf(INBOX_FIELDS, [key]))} />
      ))}
    </ul>
  )
}
