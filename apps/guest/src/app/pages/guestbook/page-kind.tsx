import { isHeader } from '@innkeeper/domain/guestbook/card-types.ts'
import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { type InterfaceTexts, loadInterfaceTexts } from '../../interface-texts.ts'
import { createPageAnswers } from '../../page-answers.ts'
import { pageKind } from '../../page-kind.ts'
import style from '../../start-notices.module.css?inline'
import { startLines } from '../../start-notices.tsx'
import { GuestbookPage } from './guestbook-page.tsx'
import { putPageData } from './put-page-data.ts'

export const guestbookKind = pageKind<'guestbook', InterfaceTexts>({
  start: 'src/app/pages/guestbook/start.tsx',
  style,
  loadTexts: loadInterfaceTexts,
  screen: (page, texts) => {
    const answers = createPageAnswers(page.clientVersion, page.data.clientData)
    putPageData(answers, page.data, null)
    return <GuestbookPage page={page} bookingId={null} answers={answers} texts={texts} />
  },
  startNotices: (_page, { write }) => startLines(write),
  describe: ({ data: { clientData, guestbook } }, { write: t }) => {
    const { name: propertyName, brand } = clientData
    const greeting = guestbook.boxes.find(isHeader)?.content.title
    return {
      title: propertyName,
      description: greeting
        ? fillPlaceholders(greeting, { propertyName })
        : t('greeting.welcomeTo', { propertyName }),
      language: guestbook.language.code,
      brand,
    }
  },
})
