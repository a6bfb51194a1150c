import ChannelScreen from '@/features/cr-tools/messages/screens/channel'

import { ClockSlot } from './shell/clock-slot'

/** An open conversation, where no bar shows: the clock stands at the foot of its list (design language). */
export const ChannelWithClock = () => <ChannelScreen clock={<ClockSlot variant="foot" />} />
