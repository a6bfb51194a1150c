/** The amounts of records summed up, in cents. */
export const amountSum = (records: readonly { amount: number }[]): number =>
  records.reduce((sum, { amount }) => sum + amount, 0)
