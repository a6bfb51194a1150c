import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getTeamSettings, updateTeamSettings } from '@/api/calls/agency/performance'
import { errorText } from '@/api/errors'
import { mutationOf, queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { TeamSettings } from '@/domain/agency/team-settings'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { Dialog } from '@/ui/overlay/dialog'
import { FieldError } from '@/ui/feedback/field-error'
import { Switch } from '@/ui/field/switch'

import { EvidenceSkeleton } from '../evidence/evidence-states'
import { TeamNumbers } from './team-numbers'

const SWITCHES = ['leaderboard', 'asksAtClockOut'] as const satisfies readonly (keyof TeamSettings)[]

/** Each switch saves at once; a failed one reverts and shows why. */
function TeamSettingsForm({ settings }: { settings: TeamSettings }) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const save = useMutation({
    ...mutationOf(updateTeamSettings),
    onSuccess: (saved) => client.setQueryData(queryOf(getTeamSettings).queryKey, saved),
  })
  const shown = save.isPending ? save.variables : settings
  return (
    <div className="grid gap-3">
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          on={shown[name]}
          hint={t(`performance.team_${name}_hint`)}
          onChange={(on) => save.mutate({ ...shown, [name]: on })}
        >
          {t(`performance.team_${name}`)}
        </Switch>
      ))}
      <TeamNumbers settings={shown} onSave={save.mutate} />
      <div role="alert" className="empty:hidden">
        {save.error && <FieldError>{errorText(save.error)}</FieldError>}
      </div>
    </div>
  )
}

function TeamSettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const read = useQuery(queryOf(getTeamSettings))
  return (
    <Dialog
      onClose={onClose}
      title={t('performance.team_settings')}
      actions={<Button onClick={onClose}>{t('performance.team_settings_done')}</Button>}
    >
      <ContentState status={useQueryStatus(read)} skeleton={<EvidenceSkeleton />}>
        {read.data && <TeamSettingsForm settings={read.data} />}
      </ContentState>
    </Dialog>
  )
}

/** Opens the agency's settings for all chatters (screens S3, S20). */
export function TeamSettingsButton() {
  const { t } = useTranslation('analytics')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Settings2} onClick={() => setOpen(true)}>
        {t('performance.team_settings')}
      </Button>
      {isOpen && <TeamSettingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
