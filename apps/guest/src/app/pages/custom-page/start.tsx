import { loadInterfaceTexts } from '../../interface-texts.ts'
import { startPage } from '../../start-page.ts'
import { customPageAnswers } from './answers.ts'
import { CustomPage } from './custom-page.tsx'

startPage<'page'>(async (page) => (
  <CustomPage page={page} answers={customPageAnswers(page)} texts={await loadInterfaceTexts(page.language)} />
))
