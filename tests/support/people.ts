/* IDs of people of the mock's agency whom many tests name; their roles are in `src/mocks/rules/account/identities.ts`. */

export const DARIA = 'staff-01'
export const VIKTOR = 'staff-02'
export const HANA = 'staff-03'
export const ANA = 'staff-04'
export const BEN = 'staff-05'
export const TOM = 'staff-06'
export const RITA = 'staff-07'

export const MILA = 'creator-01'
export const NOA = 'creator-02'
export const IVY = 'creator-03'
