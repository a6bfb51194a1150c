import { ListChecks } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { CHANNEL_SORTS } from '@/domain/chat/channel'
import { useKeyHint } from '@/services/input/shortcuts'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Kbd } from '@/ui/text/kbd'
import { Select } from '@/ui/field/select'

import { useCanSeeSpend } from '../../base/permissions'
import type { NextChat } from '../next-chat/use-next-chat'
import type { SelectedChannels } from './bulk/selection'
import type { InboxView } from './filter/use-inbox-view'

interface ListToolsProps {
  view: InboxView
  selection: SelectedChannels
  next: NextChat
}

/** Sort, selection mode, and the button for the best next chat. */
export function ListTools({ view, selection, next }: ListToolsProps) {
  const { t } = useTranslation('tools')
  const keys = useKeyHint('next-chat')
  const seesSpend = useCanSeeSpend()
  const sorts = CHANNEL_SORTS.filter((value) => seesSpend || value !== 'spend')
  const { isOn, begin, end } = selection
  return (
    <div className="flex items-center gap-1 ps-2 pe-3 pt-1 pb-2">
      <Select
        labelHidden
        isQuiet
        label={t('inbox.sort')}
        options={sorts.map((value) => ({ value, label: t(`inbox.sort_${value}`) }))}
        value={view.current.sort}
        onChange={view.sortBy}
      />
      <span className="ms-auto flex items-center gap-1">
        <IconButton icon={ListChecks} name={t('inbox.select')} pressed={isOn} onClick={isOn ? end : begin} />
        <Button
          onClick={next.open}
          busy={next.isPending}
          {...(keys && { end: <Kbd keys={keys} />, 'aria-keyshortcuts': keys.replaceAll(' ', '+') })}
        >
          {t('inbox.next')}
        </Button>
      </span>
    </div>
  )
}
