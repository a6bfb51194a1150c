import { ListChecks } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { CHANNEL_SORTS, type ChannelSort } from '@/domain/chat/channel'
import { useKeyHint } from '@/services/input/shortcuts'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Kbd } from '@/ui/text/kbd'
import { Select } from '@/ui/field/select'

import { useFanPermissions } from '../base/use-fan-permissions'

interface ListToolsProps {
  sort: ChannelSort
  onSort: (sort: ChannelSort) => void
  onNext: () => void
  isNextPending: boolean
  isSelecting: boolean
  onSelect: () => void
}

/** Sort, selection mode, and the button for the best next chat. */
export const ListTools = memo(function ListTools({
  sort,
  onSort,
  onNext,
  isNextPending,
  isSelecting,
  onSelect,
}: ListToolsProps) {
  const { t } = useTranslation('tools')
  const keys = useKeyHint('next-chat', 'N')
  const { seesSpend } = useFanPermissions()
  const sorts = CHANNEL_SORTS.filter((value) => seesSpend || value !== 'spend')
  return (
    <div className="flex items-center gap-1 ps-2 pe-3 pt-1 pb-2">
      <Select
        labelHidden
        isQuiet
        label={t('inbox.sort')}
        options={sorts.map((value) => ({ value, label: t(`inbox.sort_${value}`) }))}
        value={sort}
        onChange={onSort}
      />
      <span className="ms-auto flex items-center gap-1">
        <IconButton icon={ListChecks} name={t('inbox.select')} pressed={isSelecting} onClick={onSelect} />
        <Button
          onClick={onNext}
          busy={isNextPending}
          {...(keys && { end: <Kbd keys={keys} />, 'aria-keyshortcuts': keys.replaceAll(' ', '+') })}
        >
          {t('inbox.next')}
        </Button>
      </span>
    </div>
  )
})
