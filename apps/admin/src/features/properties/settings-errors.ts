import { type PropertySettings, settingsChangeSchema } from '@innkeeper/api/properties.ts'
import { HOURS_BEFORE_ARRIVAL_MAX } from '@innkeeper/domain/properties/constants.ts'
import * as z from 'zod/mini'
import type { AdminTranslate } from '../../platform/texts.ts'

/** Words for the fields people get wrong; what else the server would refuse is told in general. */
const WORDS: readonly [RegExp, (t: AdminTranslate, issue: string) => string][] = [
  [/^name$/, (t) => t('form.required')],
  [/^reviewLinks\.links\.\d+\.name$/, (t) => t('form.required')],
  [
    /^guestFields\.fields\.\d+\.name$/,
    (t, issue) => t(issue === 'custom' ? 'settings.wrong.twice' : 'form.required'),
  ],
  [/^contact\.email$/, (t) => t('form.invalidEmail')],
  [/^policyLinks\.|^reviewLinks\.links\.\d+\.address$/, (t) => t('settings.wrong.link')],
  [/^check(In|Out)Time$/, (t) => t('settings.wrong.time')],
  [/^hoursBeforeArrival$/, (t) => t('settings.wrong.hours', { max: HOURS_BEFORE_ARRIVAL_MAX })],
  [/^brand\..*Colour$/, (t) => t('settings.wrong.colour')],
]

/** What would be refused, by the path of its field: the same schema as the server's. */
export function settingsErrors(t: AdminTranslate, settings: PropertySettings): Record<string, string> {
  const parsed = z.safeParse(settingsChangeSchema, settings)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map((issue) => {
      const path = issue.path.join('.')
      const words = WORDS.find(([pattern]) => pattern.test(path))?.[1]
      return [path, words ? words(t, issue.code) : t('settings.wrong.other')]
    }),
  )
}
