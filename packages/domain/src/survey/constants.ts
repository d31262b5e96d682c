/** Recommendation score, ends labelled "not at all likely" and "very likely" (spec 9). */
export const SCORE_MIN = 0
export const SCORE_MAX = 10
export const SCORE_END_LABELS = { least: 'not at all likely', most: 'very likely' } as const
export const PROMOTER_FROM = 9
export const PASSIVE_FROM = 7
export const RATING_MIN = 1
export const RATING_MAX = 5
