import EditGroupScreen from '@/features/cr-tools/groups/screens/edit'

import { ClockSlot } from '../shell/clock-slot'

/** The settings of a group, where no bar shows: the clock stands in the head of the page (spec 6). */
const GroupEditWithClock = () => <EditGroupScreen clock={<ClockSlot variant="head" />} />

export default GroupEditWithClock
