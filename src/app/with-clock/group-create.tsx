import CreateGroupScreen from '@/features/cr-tools/groups/screens/create'

import { ClockSlot } from '../shell/clock-slot'

/** A new group, where no bar shows: the clock stands in the head of the page (spec 6). */
const GroupCreateWithClock = () => <CreateGroupScreen clock={<ClockSlot variant="head" />} />

export default GroupCreateWithClock
