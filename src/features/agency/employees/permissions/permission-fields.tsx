import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import {
  type ChatterPermissions,
  PERMISSION_FLAGS,
  type PermissionFlag,
  PERMISSION_LEVELS,
  PERMISSION_TOOLS,
} from '@/domain/account/permission'
import { Segmented } from '@/ui/field/segmented'
import { Switch } from '@/ui/field/switch'

import { type Granter, isWithinLevel } from '../../staff/rights'
import { LockTip, ResetToSet } from './permission-notes'
import { PriceLimit, type PriceLimitsProps } from './price-limit'

interface PermissionFieldsProps extends PriceLimitsProps {
  /** The user's own permissions, the upper limit of what they can give. */
  own: ChatterPermissions
  /** Who has the permissions the user lacks. */
  granter: Granter
}

function PermissionLine({
  label,
  children,
  note,
}: {
  label: ReactNode
  note: ReactNode
  children: ReactNode
}) {
  return (
    <li className="flex min-h-[max(36px,var(--control))] flex-wrap items-center gap-x-2 gap-y-1 border-b border-line-quiet py-1 last:border-b-0">
      <span className="flex min-w-32 flex-1 items-center gap-2">
        {label}
        {note}
      </span>
      {children}
    </li>
  )
}

function ToolLevels({ value, base, own, granter, isReadOnly = false, onChange }: PermissionFieldsProps) {
  const { t } = useTranslation('analytics')
  return (
    <section>
      <h3 className="text-14 font-strong">{t('employees.tools')}</h3>
      <p className="mb-2 text-13 text-text-quiet">{t('employees.tools_hint')}</p>
      <ul>
        {PERMISSION_TOOLS.map((tool) => {
          const name = t(`employees.tool_${tool}`)
          return (
            <PermissionLine
              key={tool}
              label={name}
              note={
                <>
                  {!isReadOnly && !isWithinLevel('edit', own[tool]) && (
                    <LockTip name={t('employees.lock_about', { name })}>
                      {t(`employees.lock_level_${granter}`, { level: t(`employees.level_${own[tool]}`) })}
                    </LockTip>
                  )}
                  {base && base[tool] !== value[tool] && (
                    <ResetToSet
                      name={name}
                      state={t(`employees.level_${base[tool]}`)}
                      onBack={
                        isReadOnly || !isWithinLevel(base[tool], own[tool])
                          ? undefined
                          : () => onChange({ [tool]: base[tool] })
                      }
                    />
                  )}
                </>
              }
            >
              {isReadOnly ? (
                <span className="text-text-quiet">{t(`employees.level_${value[tool]}`)}</span>
              ) : (
                <Segmented
                  label={name}
                  labelHidden
                  value={value[tool]}
                  options={PERMISSION_LEVELS.map((level) => ({
                    value: level,
                    label: t(`employees.level_${level}`),
                    isDisabled: level !== value[tool] && !isWithinLevel(level, own[tool]),
                  }))}
                  onChange={(level) => onChange({ [tool]: level })}
                />
              )}
            </PermissionLine>
          )
        })}
      </ul>
    </section>
  )
}

function FlagLine({ flag, ...fields }: PermissionFieldsProps & { flag: PermissionFlag }) {
  const { t } = useTranslation('analytics')
  const { value, base, own, granter, isReadOnly = false, onChange } = fields
  const name = t(`employees.flag_${flag}`)
  const isLocked = !own[flag] && !value[flag]
  const stateOf = (isOn: boolean) => (isOn ? t('employees.yes') : t('employees.no'))
  return (
    <PermissionLine
      label={<span aria-hidden={!isReadOnly && !isLocked}>{name}</span>}
      note={
        <>
          {!isReadOnly && isLocked && (
            <LockTip name={t('employees.lock_about', { name })}>
              {t(`employees.lock_flag_${granter}`)}
            </LockTip>
          )}
          {base && base[flag] !== value[flag] && (
            <ResetToSet
              name={name}
              state={stateOf(base[flag])}
              onBack={
                isReadOnly || (base[flag] && !own[flag]) ? undefined : () => onChange({ [flag]: base[flag] })
              }
            />
          )}
        </>
      }
    >
      {isReadOnly || isLocked ? (
        <span className="text-text-quiet">{stateOf(value[flag])}</span>
      ) : (
        <Switch on={value[flag]} labelHidden onChange={(isOn) => onChange({ [flag]: isOn })}>
          {name}
        </Switch>
      )}
    </PermissionLine>
  )
}

/** Off, view or edit per tool, the flags and the price limits (screens S0). */
export function PermissionFields(fields: PermissionFieldsProps) {
  const { t } = useTranslation('analytics')
  return (
    <div className="grid gap-5">
      <ToolLevels {...fields} />
      <section>
        <h3 className="mb-1 text-14 font-strong">{t('employees.flags')}</h3>
        <ul>
          {PERMISSION_FLAGS.map((flag) => (
            <FlagLine key={flag} flag={flag} {...fields} />
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <h3 className="text-14 font-strong">{t('employees.prices')}</h3>
        <div className="grid gap-3 sm:grid-cols-2">
          <PriceLimit {...fields} limit="priceMin" />
          <PriceLimit {...fields} limit="priceMax" />
        </div>
      </section>
    </div>
  )
}
