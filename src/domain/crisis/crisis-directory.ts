/** Help in any country: shown for each of them, and first where we have no confirmed line. */
export const CRISIS_DIRECTORY_URL = 'https://findahelpline.com'
