import { loadInterfaceTexts } from '../../interface-texts.ts'
import { createPageAnswers } from '../../page-answers.ts'
import { startPage } from '../../start-page.ts'
import { CustomPage } from './custom-page.tsx'

startPage<'page'>(async (page) => (
  <CustomPage
    page={page}
    answers={createPageAnswers(page.clientVersion, page.data.clientData)}
    texts={await loadInterfaceTexts(page.language)}
  />
))
