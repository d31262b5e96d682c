import type { MessageContent } from '@innkeeper/domain/messaging/mailing-schema.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import { inLanguagesOf } from './in-languages.ts'
import { REGISTRATION_REMINDER } from './starter-words.ts'

/** The words of the starter, for whoever reminds guests by hand; an SMS is its subject and the link. */
export function registrationReminder(localization: Localization): MessageContent {
  return {
    email: { from: 'letter', languages: inLanguagesOf(localization, (code) => REGISTRATION_REMINDER[code]) },
    sms: {
      languages: inLanguagesOf(
        localization,
        (code) => `${REGISTRATION_REMINDER[code].subject}: {{bookingLink}}`,
      ),
    },
  }
}
