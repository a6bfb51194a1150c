import { ArrowDownWideNarrow, ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { CHANNEL_SORTS } from '@/domain/channel'
import { useAreSingleKeysOn } from '@/services/shortcuts'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Kbd } from '@/ui/kbd'
import { Select } from '@/ui/select'

import type { NextChat } from '../use-next-chat'
import type { ViewControl } from '../use-view'
import { NewMenu } from './new-menu'

/** The sort, choosing several, and the way to the best next chat. */
export function ListTools({
  control,
  next,
  isSelecting,
  onSelect,
}: {
  control: ViewControl
  next: NextChat
  isSelecting: boolean
  onSelect: () => void
}) {
  const { t } = useTranslation('tools')
  const areKeysOn = useAreSingleKeysOn()
  return (
    <div className="flex items-center gap-1 ps-2 pe-3 pt-1 pb-2">
      <Select
        labelHidden
        isQuiet
        label={t('inbox.sort')}
        icon={ArrowDownWideNarrow}
        options={CHANNEL_SORTS.map((sort) => ({ value: sort, label: t(`inbox.sort_${sort}`) }))}
        value={control.view.sort}
        onChange={control.sortBy}
      />
      <span className="ms-auto flex items-center gap-1">
        <NewMenu />
        <IconButton icon={ListChecks} name={t('inbox.select')} pressed={isSelecting} onClick={onSelect} />
        <Button
          onClick={next.open}
          busy={next.isPending}
          {...(areKeysOn && { end: <Kbd keys="N" />, 'aria-keyshortcuts': 'N' })}
        >
          {t('inbox.next')}
        </Button>
      </span>
    </div>
  )
}
