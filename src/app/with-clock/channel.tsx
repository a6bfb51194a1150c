import ChannelScreen from '@/features/cr-tools/messages/screens/channel'

import { ClockSlot } from '../shell/clock-slot'

const FOOT = <ClockSlot variant="foot" />
// Beside name, turn and menu there is room for the dot alone.
const HEAD = <ClockSlot variant="head" showStatus={false} />

/** An open conversation, where no bar shows: the clock stands at the foot of its list, or over it (design language). */
const ChannelWithClock = () => <ChannelScreen clock={FOOT} headClock={HEAD} />

export default ChannelWithClock
