import ChannelScreen from '@/features/cr-tools/messages/screens/channel'

import { ClockSlot } from '../shell/clock-slot'

const FOOT = <ClockSlot variant="foot" />
// Beside name, turn and menu there is room only for the dot.
const HEAD = <ClockSlot variant="head" showStatus={false} />

/** A channel page, which has no bars: the clock is at the foot of its list, or in its head. */
const ChannelWithClock = () => <ChannelScreen clock={FOOT} headClock={HEAD} />

export default ChannelWithClock
