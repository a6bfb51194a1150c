export { openCrisisHelp, openCrisisHelpFor } from './crisis-help'
export { holdAll, holdEach } from './hold-all'
export { CrisisHost } from './parts/crisis-host'
export { type CrisisHold, wasSentAnyway, useCrisisHold } from './use-crisis-hold'
