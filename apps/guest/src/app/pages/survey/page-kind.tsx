import { pageKind } from '../../page-kind.ts'
import style from '../../start-notices.module.css?inline'
import { startView } from '../../start-notices.tsx'
import { SurveyPage, surveyAnswers } from './survey-page.tsx'
import { loadSurveyTexts, type SurveyTexts } from './survey-texts.ts'

export const surveyKind = pageKind<'survey', SurveyTexts>({
  start: 'src/app/pages/survey/start.tsx',
  startsEarly: true,
  style,
  loadTexts: loadSurveyTexts,
  screen: ({ data, clientVersion }, texts) => (
    <SurveyPage data={data} answers={surveyAnswers(data, clientVersion, texts.language)} texts={texts} />
  ),
  startNotices: ({ data: { clientData } }, { write }) => startView(write, `/return/${clientData.propertyId}`),
  describe: ({ data: { clientData, language } }, { write }) => ({
    title: `${write('survey.title')} · ${clientData.name}`,
    description: '',
    language: language.code,
    brand: clientData.brand,
  }),
})
