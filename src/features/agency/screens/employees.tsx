import { MailPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

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

/** The tabs, those of people with their counts. */
function useTabItems(): TabItem<Tab>[] {
  const { t } = useTranslation('analytics')
  const counts = usePeopleCounts()
  return TABS.map((id) => ({
    id,
    label: t(`employees.tab_${id === 'work-logs' ? 'work_logs' : id}`),
    ...(isPeopleTab(id) && counts && { count: formatNumber(counts[id]) }),
  }))
}

/** /agency-manage/employees: who works for the agency, when, and with which rights (screens S6). */
export default function EmployeesScreen() {
  const { t } = useTranslation('analytics')
  useAgencyLive()
  const { tab, setTab } = useTab()
  const items = useTabItems()
  const [open, setOpen] = useState<'invite' | 'groups'>()
  const close = () => setOpen(undefined)
  return (
    <Page
      title={t('employees.title')}
      actions={
        <>
          <Button icon={UsersRound} onClick={() => setOpen('groups')}>
            {t('employees.groups')}
          </Button>
          <Button kind="primary" icon={MailPlus} onClick={() => setOpen('invite')}>
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
        {isPeopleTab(tab) && <PeopleTab key={tab} status={tab} onInvite={() => setOpen('invite')} />}
        {tab === 'shifts' && <ShiftsTab onInvite={() => setOpen('invite')} />}
        {tab === 'work-logs' && <WorkLogsTab />}
        {tab === 'sets' && <SetsTab />}
      </Tabs>
      {open === 'groups' && <GroupsDrawer onClose={close} />}
      {open === 'invite' && <InviteDialog onClose={close} />}
    </Page>
  )
}
