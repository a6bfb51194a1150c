export { openCrisisHelp, openCrisisHelpFor } from './crisis-help'
export { holdAll, holdEach } from './hold-all'
export { CrisisHost } from './crisis-host'
export { type CrisisHold, wasSentAnyway, useCrisisHold } from './use-crisis-hold'
