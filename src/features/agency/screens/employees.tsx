import { MailPlus, UsersRound } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { useOpened } from '@/features/figures/use-opened'
import { formatNumber } from '@/i18n/format'
import { askAboutUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { Page } from '@/ui/page'
import { type TabItem, Tabs } from '@/ui/tabs'

import { GroupsDrawer } from '../employees/parts/groups-drawer'
import { InviteDialog } from '../employees/parts/invite-dialog'
import { PeopleTab } from '../employees/parts/people-tab'
import { SetsTab } from '../employees/parts/sets-tab'
import { isPeopleTab, type Tab, TABS, useTab } from '../employees/people-view'
import { usePeopleCounts } from '../employees/use-people'
import { useAgencyLive } from '../live'
import { ShiftsTab } from '../shifts/shifts-tab'
import { WorkLogsTab } from '../shifts/work-logs-tab'

/** The overlays of the page. */
const PANELS = ['invite', 'groups'] as const

/** The tabs; those of people show counts. */
function useTabItems(): TabItem<Tab>[] {
  const { t } = useTranslation('analytics')
  const counts = usePeopleCounts()
  return TABS.map((id) => ({
    id,
    label: t(`employees.tab_${id === 'work-logs' ? 'work_logs' : id}`),
    ...(isPeopleTab(id) && counts && { count: formatNumber(counts[id]) }),
  }))
}

/** /agency-manage/employees: people, shifts, work logs and permissions (screens S6). */
export default function EmployeesScreen() {
  const { t } = useTranslation('analytics')
  useAgencyLive()
  const { tab, setTab } = useTab()
  const items = useTabItems()
  const [opened, open] = useOpened('panel', { keys: PANELS })
  const invite = () => open('invite')
  const close = () => open(null)
  return (
    <Page
      title={t('employees.title')}
      actions={
        <>
          <Button icon={UsersRound} onClick={() => open('groups')}>
            {t('employees.groups')}
          </Button>
          <Button kind="primary" icon={MailPlus} onClick={invite}>
            {t('employees.invite')}
          </Button>
        </>
      }
    >
      <Tabs
        name={t('employees.tabs')}
        items={items}
        value={tab}
        onChange={setTab}
        mayLeave={() => askAboutUnsaved('change_tabs')}
      >
        {isPeopleTab(tab) && <PeopleTab key={tab} status={tab} onInvite={invite} />}
        {tab === 'shifts' && <ShiftsTab onInvite={invite} />}
        {tab === 'work-logs' && <WorkLogsTab />}
        {tab === 'sets' && <SetsTab />}
      </Tabs>
      {opened === 'groups' && <GroupsDrawer onClose={close} />}
      {opened === 'invite' && <InviteDialog onClose={close} />}
    </Page>
  )
}
