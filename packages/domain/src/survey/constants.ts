/** Recommendation score, ends labelled "not at all likely" and "very likely" (spec 9). */
export const SCORE_MIN = 0
export const SCORE_MAX = 10
export const SCORES: readonly number[] = Array.from(
  { length: SCORE_MAX - SCORE_MIN + 1 },
  (_, at) => SCORE_MIN + at,
)
export const PROMOTER_FROM = 9
export const PASSIVE_FROM = 7
export const RATING_MIN = 1
export const RATING_MAX = 5
export const RATINGS: readonly number[] = Array.from(
  { length: RATING_MAX - RATING_MIN + 1 },
  (_, at) => RATING_MIN + at,
)

/** A pulse is asked during the stay, in a question or two; everything else is a survey. */
export const SURVEY_KINDS = ['survey', 'pulse'] as const
export type SurveyKind = (typeof SURVEY_KINDS)[number]

export const QUESTION_KINDS = [
  'recommendation',
  'rating',
  'single choice',
  'multiple choice',
  'text',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** Sites a property can send its guests to; any other has a name of its own. */
export const REVIEW_SITES = ['google', 'tripadvisor', 'booking', 'other'] as const
export type ReviewSite = (typeof REVIEW_SITES)[number]

export const SURVEYS_MAX = 30
export const GROUPS_MAX = 12
export const QUESTIONS_MAX = 40
export const CHOICES_MAX = 20
export const REVIEW_LINKS_MAX = 8
export const NAME_MAX = 100
export const TITLE_MAX = 160
export const NOTE_MAX = 400
export const COMMENT_MAX = 4000
export const CONTACT_LINE_MAX = 120
export const TAGS_MAX = 10
export const TAG_MAX = 40
export const HANDLED_NOTE_MAX = 2000

/** No guest is asked about a stay again within this many days. */
export const STAY_SURVEY_DAYS = 30
/** How long a question is open after the stay: as long as the booking's link. */
export const ANSWER_DAYS_AFTER_STAY = 30
/** How long a device keeps what was not sent. */
export const DRAFT_DAYS = 7
/** Minutes for which a version that was replaced is still taken: as long as a device keeps what waits to be sent. */
export const OLD_VERSION_MINUTES = DRAFT_DAYS * 24 * 60
