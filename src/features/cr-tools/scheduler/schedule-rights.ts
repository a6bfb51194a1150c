import { KIND_TOOL, SCHEDULE_KINDS, type ScheduleItem, type ScheduleKind } from '@/domain/schedule/schedule'
import { useCurrentUser } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'

import { useEditDisabledReason, useOfflineReason } from '../base/permissions'

/** What the user may do with items, and why not: each kind follows the access to its tool (screens S0). */
export function useScheduleRights() {
  const { t } = useTranslation('calendar')
  const disabledReason = useEditDisabledReason('scheduler')
  const offline = useOfflineReason()
  const permissions = useCurrentUser().data?.chatterPermissions
  const levelOf = (kind: ScheduleKind) => permissions?.[KIND_TOOL[kind]] ?? 'off'
  const creatable = SCHEDULE_KINDS.filter((kind) => levelOf(kind) === 'edit')
  return {
    disabledReasonOf: ({ kind }: ScheduleItem): string | undefined => {
      const isDenied = (kind === 'mass' || kind === 'live') && levelOf(kind) !== 'edit'
      return disabledReason ?? (isDenied ? t(`scheduler.denied_${kind}`) : undefined)
    },
    /** Whether the item's own screen is open to the user. */
    mayOpen: ({ kind }: ScheduleItem): boolean => levelOf(kind) !== 'off',
    creatable,
    createDisabledReason: creatable.length === 0 ? t('scheduler.denied') : offline,
  }
}
