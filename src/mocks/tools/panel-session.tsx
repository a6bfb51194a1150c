import { useTranslation } from 'react-i18next'

import { EMPLOYEE_ROLES } from '@/domain/agency/employee'

import type { PanelPartProps } from './panel-faults'
import { PanelSelect } from './panel-select'

const SECURITY = ['none', 'suspicious', 'locked'] as const
const SHORT_LIFE_S = 20
const UNCHANGED = 'account'
const SKEW_MS = 10 * 60_000

interface PanelCheckProps {
  label: string
  isChecked: boolean
  isInner?: boolean
  onChange: (isChecked: boolean) => void
}

/** A labelled checkbox. */
function PanelCheck({ label, isChecked, isInner = false, onChange }: PanelCheckProps) {
  return (
    <label className={isInner ? 'mock-check mock-role' : 'mock-check'}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}

/** Controls for the signed-in user and session. */
export function PanelSession({ faults, change }: PanelPartProps) {
  const { t } = useTranslation('common')
  return (
    <fieldset>
      <legend>{t('mock.session')}</legend>
      <PanelSelect
        label={t('mock.token_life')}
        value={faults.accessLifeS ?? 0}
        options={[
          [0, t('mock.token_life_usual')],
          [SHORT_LIFE_S, t('mock.seconds', { count: SHORT_LIFE_S })],
        ]}
        onChange={(life) => change({ accessLifeS: life || null })}
      />
      <PanelSelect
        label={t('mock.security')}
        value={faults.securityStatus ?? UNCHANGED}
        options={[
          [UNCHANGED, t('mock.as_account')],
          ...SECURITY.map((status) => [status, t(`mock.security_${status}`)] as const),
        ]}
        onChange={(status) => change({ securityStatus: status === UNCHANGED ? null : status })}
      />
      <PanelSelect
        label={t('mock.clock_skew')}
        value={faults.clockSkewMs}
        options={[
          [0, t('mock.clock_skew_none')],
          [SKEW_MS, t('mock.clock_skew_ahead')],
          [-SKEW_MS, t('mock.clock_skew_behind')],
        ]}
        onChange={(clockSkewMs) => change({ clockSkewMs })}
      />
      <Roles faults={faults} change={change} />
    </fieldset>
  )
}

function Roles({ faults: { roles, forceRefresh }, change }: PanelPartProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <PanelCheck
        label={t('mock.force_refresh')}
        isChecked={forceRefresh}
        onChange={(isChecked) => change({ forceRefresh: isChecked })}
      />
      <PanelCheck
        label={t('mock.other_roles')}
        isChecked={roles !== null}
        onChange={(isChecked) => change({ roles: isChecked ? ['chatter'] : null })}
      />
      {roles
        ? EMPLOYEE_ROLES.map((role) => (
            <PanelCheck
              key={role}
              isInner
              label={t(`mock.role_${role}`)}
              isChecked={roles.includes(role)}
              onChange={(isChecked) =>
                change({ roles: isChecked ? [...roles, role] : roles.filter((one) => one !== role) })
              }
            />
          ))
        : null}
    </>
  )
}
