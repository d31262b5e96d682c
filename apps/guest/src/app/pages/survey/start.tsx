import { forgetOldDrafts } from '../../../features/survey/draft/stored-draft.ts'
import { startPage } from '../../start-page.ts'
import { SurveyPage, surveyAnswers } from './survey-page.tsx'
import { loadSurveyTexts } from './survey-texts.ts'

startPage<'survey'>(async ({ data, language, clientVersion }) => {
  forgetOldDrafts()
  const answers = surveyAnswers(data, clientVersion, language)
  const texts = await loadSurveyTexts(language)
  return <SurveyPage data={data} answers={answers} texts={texts} />
})
