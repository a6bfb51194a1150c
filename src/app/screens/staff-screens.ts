import type { Screen, ScreenModule } from './screen'
import { SCREENS } from './screens'

type StaffScreenName = keyof typeof SCREENS

const MODULES = import.meta.glob<ScreenModule>([
  '../../features/agency/screens/*.tsx',
  '../../features/cr-tools/*/screens/*.tsx',
  '../../features/feedback/screens/*.tsx',
  '../with-clock/*.tsx',
  '!**/*.test.tsx',
])

function withLoad(name: StaffScreenName): Screen {
  const facts = SCREENS[name]
  const path = facts.module.startsWith('app/')
    ? `..${facts.module.slice(3)}.tsx`
    : `../../${facts.module}.tsx`
  const load = MODULES[path]
  if (!load) throw new Error(`No module ${facts.module}`)
  return { ...facts, load }
}

const names = Object.keys(SCREENS) as StaffScreenName[] // of an object whose keys are these

/** The screens of staff with their code, which loads on demand. */
export const STAFF_SCREENS = Object.fromEntries(names.map((name) => [name, withLoad(name)])) as Record<
  StaffScreenName,
  Screen
> // every name is mapped
