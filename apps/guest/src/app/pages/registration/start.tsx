import type { RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import { countriesQuery } from '../../../features/registration/api.ts'
import { endings } from '../../../features/registration/lazy-parts.tsx'
import { startPage } from '../../start-page.ts'
import { formAnswers, formPlaceOf, RegistrationPage } from './registration-page.tsx'
import { loadRegistrationTexts } from './registration-texts.ts'

/** What the server drew must be there when the page comes to life: else it would go and come again under the finger. */
async function drawnEnding({ standing }: RegistrationStart): Promise<void> {
  if (standing === 'filled' || standing === 'used') await endings.want().catch(() => undefined)
}

startPage<'registration'>(async ({ data, language, clientVersion }) => {
  const answers = formAnswers(data, clientVersion, language)
  // What does not come now is asked for again where a country is chosen.
  answers.ensure(countriesQuery(formPlaceOf(data, language))).catch(() => undefined)
  const [texts] = await Promise.all([loadRegistrationTexts(language), drawnEnding(data.start)])
  return <RegistrationPage data={data} answers={answers} texts={texts} />
})
