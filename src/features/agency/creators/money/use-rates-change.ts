import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import type { ResponseOf } from '@/api/call'
import {
  cancelPlannedRates,
  previewSplit,
  revertRates,
  type updateAgencyCreator,
} from '@/api/calls/agency/agency-creators'
import { mutationOf, invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { toast } from '@/services/page/toasts'

import { useUndo } from '@/api/use-undo'
import { setCachedCreators } from '../creator-cache'

type ChangedCreator = ResponseOf<typeof updateAgencyCreator>

/** Applies a changed creator to the cache, shows a toast, and offers an undo that restores every plan. */
export function useRatesChange(creatorAgencyId: string) {
  const client = useQueryClient()
  const put = (creator: AgencyCreator) => {
    setCachedCreators(client, [creator])
    void invalidateCalls(client, previewSplit)
  }
  const undo = useUndo()
  const revert = async (changeId: string) => put(await send(revertRates, { creatorAgencyId, changeId }))
  return ({ changeId, ...creator }: ChangedCreator, words: string) => {
    put(creator)
    toast.success(words, {
      ...(changeId !== null && { undo: undo(() => revert(changeId)) }),
    })
  }
}

/** Cancels a planned change, and offers an undo. */
export function usePlanCancel(creatorAgencyId: string) {
  const { t } = useTranslation('analytics')
  const change = useRatesChange(creatorAgencyId)
  return useMutation({
    ...mutationOf(cancelPlannedRates),
    onSuccess: (changed) => change(changed, t('creators.plan_cancelled')),
  })
}
