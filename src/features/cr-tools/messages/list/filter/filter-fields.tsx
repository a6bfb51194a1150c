import { useTranslation } from '@/i18n/use-translation'

import type { ChannelChips } from '@/domain/chat/channel'
import { type FanList, listLabel } from '@/domain/lists/fan-list'
import { fallbacksOf } from '@/lib/url-state'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { OptionalSelect } from '@/ui/field/optional'

import { useSpokenLanguages } from '../../../base/use-spoken-languages'
import { useCanSeeSpend, useMayOpen } from '../../../base/permissions'
import { useFilterOptions } from './use-filter-options'
import { chipCount, CHIPS, FLAGS, INBOX_FIELDS, type InboxState } from './view-params'

export interface FilterProps {
  creatorId: string
  chips: ChannelChips
  onChange: (change: Partial<InboxState>) => void
}

/** Toggle buttons for the lists that staff pinned to the inbox. */
function PinnedLists({
  lists,
  chips,
  onChange,
}: Pick<FilterProps, 'chips' | 'onChange'> & { lists: readonly FanList[] }) {
  const { t } = useTranslation('tools')
  const pinned = lists.filter(({ isPinned }) => isPinned)
  if (pinned.length === 0) return null
  return (
    <fieldset className="m-0 grid min-w-0 border-0 p-0">
      <legend className="p-0 text-13 font-medium">{t('inbox.filter_pinned')}</legend>
      {pinned.map((list) => (
        <Checkbox
          key={list.listId}
          checked={chips.listId === list.listId}
          onChange={(isOn) => onChange({ listId: isOn ? list.listId : null })}
        >
          <bdi>{listLabel(list)}</bdi>
        </Checkbox>
      ))}
    </fieldset>
  )
}

function FilterSelects({ creatorId, chips, onChange }: FilterProps) {
  const { t } = useTranslation('tools')
  const { lists, labels, hasFailed, retry } = useFilterOptions(creatorId)
  const languages = useSpokenLanguages(chips.language)
  const maySeeLists = useMayOpen('lists')
  const none = t('inbox.filter_any')
  return (
    <>
      {hasFailed && (
        <Banner tone="warning" onRetry={retry}>
          {t('inbox.filter_failed')}
        </Banner>
      )}
      {maySeeLists && <PinnedLists lists={lists} chips={chips} onChange={onChange} />}
      {maySeeLists && (
        <OptionalSelect
          label={t('inbox.filter_list')}
          none={none}
          options={lists.map((list) => ({ value: list.listId, label: listLabel(list) }))}
          value={chips.listId ?? null}
          onChange={(value) => onChange({ listId: value })}
        />
      )}
      <OptionalSelect
        label={t('inbox.filter_label')}
        none={none}
        options={labels.map(({ labelId, name }) => ({ value: labelId, label: name }))}
        value={chips.labelId ?? null}
        onChange={(value) => onChange({ labelId: value })}
      />
      <OptionalSelect
        label={t('inbox.filter_language')}
        none={none}
        options={languages}
        value={chips.language ?? null}
        onChange={(value) => onChange({ language: value })}
      />
    </>
  )
}

/** All filters with a reset. */
export function FilterFields(filter: FilterProps) {
  const { t } = useTranslation('tools')
  const { chips, onChange } = filter
  const seesSpend = useCanSeeSpend()
  return (
    <div className="grid w-60 gap-3">
      <fieldset className="m-0 grid border-0 p-0">
        <legend className="p-0 text-13 font-medium">{t('inbox.filter_show')}</legend>
        {FLAGS.filter((flag) => seesSpend || flag !== 'spenders').map((flag) => (
          <Checkbox key={flag} checked={chips[flag] ?? false} onChange={(isOn) => onChange({ [flag]: isOn })}>
            {t(`inbox.chip_${flag}`)}
          </Checkbox>
        ))}
      </fieldset>
      <FilterSelects {...filter} />
      {chipCount(chips) > 0 && (
        <Button size="small" onClick={() => onChange(fallbacksOf(INBOX_FIELDS, CHIPS))}>
          {t('inbox.chips_clear')}
        </Button>
      )}
    </div>
  )
}
