/** Notes for the next chatter; each creator has the last ones from its index on. */
export const HANDOVERS = [
  'Two fans wait for the rooftop set, both know the price. Nothing promised beyond it.',
  'Quiet evening. The one with the exam wrote, he passed: congratulate him first.',
  'Voice note for the birthday is in the vault, folder November.',
] as const
