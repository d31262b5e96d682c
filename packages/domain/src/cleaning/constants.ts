/** Between these a guest may ask for or skip tomorrow's cleaning, in the property's time zone. */
export const DEFAULT_CLEANING_WINDOW = { opens: '08:00', closes: '22:00' } as const

/** What a guest can want of tomorrow. */
export const CLEANING_CHOICES = ['request', 'skip'] as const
export type CleaningChoice = (typeof CLEANING_CHOICES)[number]

export const CLEANING_NOTE_MAX = 200
/** A device keeps a choice that has not arrived for so long: it is about one day. */
export const CHOICE_KEPT_DAYS = 3
export const PROBLEM_TEXT_MAX = 500
export const PROBLEM_PICTURES_MAX = 4
export const PROBLEM_PICTURE_BYTES = 10_000_000
/** Pictures of a problem go with its mark. */
export const MARKS_KEPT_DAYS = 90
/** A problem that nobody has mended is not forgotten before this. */
export const PROBLEMS_KEPT_DAYS = 365
/** A phone that was away sends what it marked in calls of this many. */
export const MARKS_PER_CALL = 50
/** A device that was offline longer than this is not believed any more. */
export const MARKS_LATE_DAYS = 7

/** The list can be read this far back and ahead. */
export const LIST_DAYS_AROUND = 366
/** A printed list is of one day; spreadsheets hold up to a year. */
export const EXPORT_DAYS_MAX = 366
export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const LIST_ORDERS = ['floor', 'urgency'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** Every how many nights a room can be cleaned whatever its guest wants. */
export const FORCED_NIGHTS_MIN = 2
export const FORCED_NIGHTS_MAX = 30
