/** Words that are the same in every language, and what may wait for its screen. */

/** Names that need no translation in a screen. */
export const brandNames: readonly string[] = ['Innkeeper', 'Ctrl', 'Esc', 'GitHub']

/** Texts that a language rightly writes as English does: `<language>/<area> <id>`. */
export const sameAsEnglish: readonly string[] = [
  'da/registration sign.terms.version',
  'sv/registration sign.terms.version',
]

/** Beginnings of message ids whose screens come with a later feature: `<area> <beginning>`. */
export const awaitedTexts: readonly string[] = [
  'guest action.continue',
  'guest action.send',
  'guest form.invalidDate',
  'guest form.notSent',
  'guest form.tooLong',
  'guest price.from',
  'guest result.success',
]
