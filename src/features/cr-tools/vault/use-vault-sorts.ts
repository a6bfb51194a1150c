import { VAULT_SORTS } from '@/domain/vault/vault'

import { useCanSeeSpend } from '../base/permissions'

const SORTS_WITHOUT_SPEND = VAULT_SORTS.filter((sort) => sort !== 'earned')

export type VaultSort = (typeof VAULT_SORTS)[number]

/** How the user may sort: the order by earnings would show what they may not see. */
export const useVaultSorts = (): readonly VaultSort[] =>
  useCanSeeSpend() ? VAULT_SORTS : SORTS_WITHOUT_SPEND
