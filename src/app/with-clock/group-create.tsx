import CreateGroupScreen from '@/features/cr-tools/groups/screens/create'

import { ClockSlot } from '../shell/clock-slot'

/** The page of a new group, which has no bars: the clock is in the head of the page (requirements 6). */
const GroupCreateWithClock = () => <CreateGroupScreen clock={<ClockSlot variant="head" />} />

export default GroupCreateWithClock
