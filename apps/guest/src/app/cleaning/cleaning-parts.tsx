import type { CleaningTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadCleaningMessages } from '@innkeeper/i18n/load-cleaning.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import { CleaningPart } from '../../features/cleaning/cleaning-part.tsx'
import type { CleaningPartProps } from '../../features/cleaning/cleaning-props.ts'

/** The part of a room cleaning box that loads later, with the words the guestbook does not have. */
export async function loadCleaning(pageLanguage: string) {
  const language = interfaceLanguageFor(pageLanguage)
  const [guest, cleaning] = await Promise.all([loadGuestMessages(language), loadCleaningMessages(language)])
  const write: CleaningTranslate = guestTranslate(language, { ...guest, ...cleaning })
  return function CleaningWithWords(props: CleaningPartProps) {
    return (
      <TextsProvider write={write}>
        <CleaningPart {...props} />
      </TextsProvider>
    )
  }
}
