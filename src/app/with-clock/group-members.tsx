import GroupMembersScreen from '@/features/cr-tools/groups/screens/members'

import { ClockSlot } from '../shell/clock-slot'

/** The members of a group, which has no bars: the clock is in the head of the page (requirements 6). */
const GroupMembersWithClock = () => <GroupMembersScreen clock={<ClockSlot variant="head" />} />

export default GroupMembersWithClock
