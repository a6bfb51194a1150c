import { useTranslation } from '@/i18n/use-translation'

import { type FanList, type ListCopy } from '@/domain/lists/fan-list'
import { copyFanList } from '@/api/calls/chat/lists'
import { isolatedName } from '@/ui/text/user-name'
import { send } from '@/api/send'

import { CopyToCreators } from '../people/copy-to-creators'
import { useInvalidateLists } from './use-fan-lists'

interface CopyDialogProps {
  creatorId: string
  list: FanList
  onClose: () => void
}

/** Copies a list to other creators of the user and shows the result for each. */
export function CopyDialog({ creatorId, list, onClose }: CopyDialogProps) {
  const { t } = useTranslation('lists')
  return (
    <CopyToCreators<ListCopy>
      creatorId={creatorId}
      words={{
        title: t('copy_title', { name: isolatedName(list.name) }),
        text: list.isSmart ? t('copy_smart_text') : t('copy_manual_text'),
        creators: t('copy_creators'),
        noCreators: t('copy_no_creators'),
        noneChosen: t('copy_none'),
        act: t('act_copy_short'),
      }}
      trackedAs="list-copy"
      copy={(creatorIds, clientId) =>
        send(copyFanList, { clientId, listId: list.listId, creatorIds }, { creatorId })
      }
      onCopied={useInvalidateLists()}
      resultText={({ state, memberCount }) =>
        state === 'copied' ? t('copy_copied', { count: memberCount }) : t(`copy_${state}`)
      }
      onClose={onClose}
    />
  )
}
