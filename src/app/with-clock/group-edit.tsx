import EditGroupScreen from '@/features/cr-tools/groups/screens/edit'

import { ClockSlot } from '../shell/clock-slot'

/** The settings of a group, which has no bars: the clock is in the head of the page (requirements 6). */
const GroupEditWithClock = () => <EditGroupScreen clock={<ClockSlot variant="head" />} />

export default GroupEditWithClock
