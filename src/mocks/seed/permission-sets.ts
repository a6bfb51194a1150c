import type { ChatterPermissions } from '@/domain/account/permission'

/** Custom permission sets: what differs from a chatter's defaults, by name. */
export const SEED_SETS: Readonly<
  Record<string, { name: string; differs: Partial<ChatterPermissions> } | undefined>
> = {
  'set-trainee': {
    name: 'Trainee',
    differs: { canUnsend: false, priceMax: 3000, massMessages: 'off', scheduler: 'off', canSeeSpend: false },
  },
  'set-senior': {
    name: 'Senior chatter',
    differs: { massMessages: 'edit', lists: 'edit', groups: 'edit', priceMax: 50_000 },
  },
  'set-silent': {
    name: 'Read-only',
    differs: { messages: 'view', notes: 'view', canPrice: false, canUnsend: false },
  },
}
