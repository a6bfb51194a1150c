import { ChevronDown } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { CHANNEL_TABS, type ChannelCounts, type ChannelTab } from '@/domain/chat/channel'
import { formatNumber } from '@/i18n/format'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { useFittingCount } from '@/ui/layout/use-fitting-count'
import { Menu, MenuChoices } from '@/ui/overlay/menu'

/** The menu's button with its arrow alone; it is not rendered while all tabs fit. */
const MENU_PX = 36
const TAB =
  'inline-flex h-[max(32px,var(--control-small))] shrink-0 items-center gap-[6px] rounded-control px-[10px] text-13 font-medium whitespace-nowrap text-text-quiet transition-colors hover:text-text aria-pressed:bg-fill aria-pressed:text-text aria-expanded:bg-fill focus-visible:-outline-offset-2'

const Count = ({ of }: { of: number | undefined }) =>
  of === undefined || of === 0 ? null : (
    <bdi className="font-text text-text-faint tabular-nums">{formatNumber(of)}</bdi>
  )

interface ListTabsProps {
  tab: ChannelTab
  counts: ChannelCounts | undefined
  onChange: (tab: ChannelTab) => void
}

/** The overflow menu; shows the name of the selected tab when that is inside. */
function OverflowMenu({ rest, tab, counts, onChange }: ListTabsProps & { rest: readonly ChannelTab[] }) {
  const { t } = useTranslation('tools')
  const isHere = rest.includes(tab)
  return (
    <Menu
      name={t('inbox.tab_more')}
      trigger={
        <button
          type="button"
          aria-pressed={isHere}
          aria-label={isHere ? t(`inbox.tab_${tab}`) : t('inbox.tab_more')}
          className={TAB}
        >
          {isHere && t(`inbox.tab_${tab}`)}
          <Icon of={ChevronDown} />
        </button>
      }
    >
      <MenuChoices
        name={t('inbox.tab_more')}
        value={tab}
        onChange={onChange}
        options={rest.map((one) => ({
          value: one,
          label: t(`inbox.tab_${one}`),
          end: <Count of={counts?.[one]} />,
        }))}
      />
    </Menu>
  )
}

/** Tabs with counts and an overflow menu (screens S10). */
export function ListTabs({ tab, counts, onChange }: ListTabsProps) {
  const { t } = useTranslation('tools')
  const { bar, list, fitting } = useFittingCount<HTMLDivElement, HTMLDivElement>(MENU_PX)
  const rest = CHANNEL_TABS.slice(fitting)
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('inbox.tabs')}
      className="relative flex min-w-0 gap-[2px] overflow-hidden"
    >
      <div ref={list} className="flex gap-[2px]">
        {CHANNEL_TABS.map((one, index) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === tab}
            onClick={() => onChange(one)}
            // Invisible and out of the row, but still measured.
            className={cx(TAB, index >= fitting && 'invisible absolute')}
          >
            {t(`inbox.tab_${one}`)}
            <Count of={counts?.[one]} />
          </button>
        ))}
      </div>
      <span className="flex shrink-0">
        {rest.length > 0 && <OverflowMenu rest={rest} tab={tab} counts={counts} onChange={onChange} />}
      </span>
    </div>
  )
}
