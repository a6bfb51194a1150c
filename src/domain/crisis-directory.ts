/** Help in any country: shown for every one of them, first for those without a confirmed line of ours. */
export const CRISIS_DIRECTORY_URL = 'https://findahelpline.com'
