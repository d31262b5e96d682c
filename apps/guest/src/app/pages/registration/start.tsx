import { countriesQuery } from '../../../features/registration/api.ts'
import { startPage } from '../../start-page.ts'
import { formAnswers, formPlaceOf, RegistrationPage } from './registration-page.tsx'
import { loadRegistrationTexts } from './registration-texts.ts'

startPage<'registration'>(async ({ data, language, clientVersion }) => {
  const answers = formAnswers(data, clientVersion, language)
  // What does not come now is asked for again where a country is chosen.
  answers.ensure(countriesQuery(formPlaceOf(data, language))).catch(() => undefined)
  return <RegistrationPage data={data} answers={answers} texts={await loadRegistrationTexts(language)} />
})
