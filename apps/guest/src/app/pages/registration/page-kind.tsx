import { pageKind } from '../../page-kind.ts'
import style from '../../start-notices.module.css?inline'
import { startView } from '../../start-notices.tsx'
import { formAnswers, RegistrationPage } from './registration-page.tsx'
import { loadRegistrationTexts, type RegistrationTexts } from './registration-texts.ts'

export const registrationKind = pageKind<'registration', RegistrationTexts>({
  start: 'src/app/pages/registration/start.tsx',
  startsEarly: true,
  style,
  loadTexts: loadRegistrationTexts,
  screen: ({ data, clientVersion }, texts) => (
    <RegistrationPage data={data} answers={formAnswers(data, clientVersion, texts.language)} texts={texts} />
  ),
  startNotices: ({ data: { clientData } }, { write }) => startView(write, `/return/${clientData.propertyId}`),
  describe: ({ data: { clientData, language } }, { write }) => ({
    title: `${write('registration.title')} · ${clientData.name}`,
    description: '',
    language: language.code,
    brand: clientData.brand,
  }),
})
