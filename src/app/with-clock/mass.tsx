import MassScreen from '@/features/cr-tools/mass/screens/mass'

import { ClockSlot } from '../shell/clock-slot'

/** A mass message, where no bar shows: the clock stands in the head of the page (spec 6). */
const MassWithClock = () => <MassScreen clock={<ClockSlot variant="head" />} />

export default MassWithClock
