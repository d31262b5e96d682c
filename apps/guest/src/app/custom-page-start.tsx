import type { PageInput } from '@innkeeper/api/page.ts'
import { hydrateRoot } from 'react-dom/client'
import { CustomPage, type CustomPageData } from './custom-page.tsx'
import { loadInterfaceTexts } from './interface-texts.ts'
import { createPageAnswers } from './page-answers.ts'

/** Brings a page of the HTML builder to life; loaded for such pages alone. */
export async function startCustomPage(page: PageInput, data: CustomPageData): Promise<void> {
  const texts = await loadInterfaceTexts(page.language)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  hydrateRoot(
    root,
    <CustomPage
      data={data}
      pageVersion={page.clientVersion}
      answers={createPageAnswers(page.clientVersion)}
      texts={texts}
    />,
  )
}
