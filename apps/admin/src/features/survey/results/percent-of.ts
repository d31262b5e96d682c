/** Of a whole that is not nothing, in whole percent. */
export const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 100)
