import MassScreen from '@/features/cr-tools/mass/screens/mass'

import { ClockSlot } from '../shell/clock-slot'

/** The mass message page, which has no bars: the clock is in the head of the page (requirements 6). */
const MassWithClock = () => <MassScreen clock={<ClockSlot variant="head" />} />

export default MassWithClock
