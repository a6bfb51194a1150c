import { MailPlus, UsersRound } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { useOpenParam } from '@/features/figures/url/use-open-param'
import { formatNumber } from '@/i18n/format'
import { confirmUnsaved } from '@/services/page/unsaved'
import { Button } from '@/ui/button'
import { Page } from '@/ui/layout/page'
import { type TabItem, Tabs } from '@/ui/layout/tabs'

import { GroupsDrawer } from '../employees/groups/groups-drawer'
import { InvitePeopleDialog } from '../employees/invite/invite-people-dialog'
import { PeopleTab } from '../employees/people/people-tab'
import { SetsTab } from '../employees/permissions/sets-tab'
import { isPeopleTab, type EmployeesTab, EMPLOYEES_TABS, useEmployeesTab } from '../employees/people-view'
import { usePeopleCounts } from '../employees/people/use-people'
import { useAgencyEvents } from '../live/agency-events'
import { ShiftsTab } from '../shifts/shifts-tab'
import { WorkLogsTab } from '../shifts/logs/work-logs-tab'

const OVERLAYS = ['invite', 'groups'] as const

/** The tabs; those of people show counts. */
function useTabItems(): TabItem<EmployeesTab>[] {
  const { t } = useTranslation('analytics')
  const counts = usePeopleCounts()
  return EMPLOYEES_TABS.map((id) => ({
    id,
    label: t(`employees.tab_${id === 'work-logs' ? 'work_logs' : id}`),
    ...(isPeopleTab(id) && counts && { count: formatNumber(counts[id]) }),
  }))
}

/** /agency-manage/employees: people, shifts, work logs and permissions (screens S6). */
export default function EmployeesScreen() {
  const { t } = useTranslation('analytics')
  useAgencyEvents()
  const { tab, setTab } = useEmployeesTab()
  const items = useTabItems()
  const [opened, open] = useOpenParam('panel', { keys: OVERLAYS })
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
        mayLeave={() => confirmUnsaved('change_tabs')}
      >
        {isPeopleTab(tab) && <PeopleTab key={tab} status={tab} onInvite={invite} />}
        {tab === 'shifts' && <ShiftsTab onInvite={invite} />}
        {tab === 'work-logs' && <WorkLogsTab />}
        {tab === 'sets' && <SetsTab />}
      </Tabs>
      {opened === 'groups' && <GroupsDrawer onClose={close} />}
      {opened === 'invite' && <InvitePeopleDialog onClose={close} />}
    </Page>
  )
}
