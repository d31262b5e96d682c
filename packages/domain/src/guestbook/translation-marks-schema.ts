import * as z from 'zod/mini'

/** Parts of a box that are written in every language, each on its own. */
export const TRANSLATED_FIELDS = [
  'section',
  'title',
  'subtitle',
  'body',
  'button',
  'saving',
  'pictures',
  'facts',
] as const
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number]

/**
 * Language index to variant to field: why a translation wants a look. `copied` and `machine` say how it came about;
 * anything else is the fingerprint of the words in the default language that it was written for and that are others
 * now. What nothing stands for is as good as its writer left it. Kept with the card, never sent to guests; the
 * card's version is its version.
 */
export const translationMarksSchema = z.record(
  z.string().check(z.regex(/^\d{1,3}$/)),
  z.record(
    z.string().check(z.maxLength(40)),
    z.partialRecord(z.enum(TRANSLATED_FIELDS), z.string().check(z.minLength(1), z.maxLength(16))),
  ),
)
export type TranslationMarks = z.infer<typeof translationMarksSchema>
