export const DRAFT_PREFIX = 'registration-draft/'

/** Under which name what was typed into one form lies on the device. */
export const draftName = (hotel: string, booking: string) => `${DRAFT_PREFIX}${hotel}/${booking}`
