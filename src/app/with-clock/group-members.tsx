import GroupMembersScreen from '@/features/cr-tools/groups/screens/members'

import { ClockSlot } from '../shell/clock-slot'

/** The members of a group, where no bar shows: the clock stands in the head of the page (spec 6). */
const GroupMembersWithClock = () => <GroupMembersScreen clock={<ClockSlot variant="head" />} />

export default GroupMembersWithClock
