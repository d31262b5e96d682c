import { startPage } from '../../start-page.ts'
import { loadScreen } from './load-screen.tsx'
import { StorePage, storeAnswers } from './store-page.tsx'
import { loadStoreTexts } from './store-texts.ts'

startPage<'store'>(async ({ data, language, clientVersion }) => {
  const answers = storeAnswers(data, clientVersion, language)
  const [texts, screen] = await Promise.all([loadStoreTexts(language), loadScreen(data.view, language)])
  return <StorePage data={data} answers={answers} texts={texts} screen={screen} />
})
