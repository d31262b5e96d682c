/** Toasts of both apps: distance from the top in pixels, time on screen, how many at once (spec 2 and 9). */
export const TOAST_TOP_OFFSET = 100
export const TOAST_DURATION_MS = 4000
export const TOAST_MAX = 3
