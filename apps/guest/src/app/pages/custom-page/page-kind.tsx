import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { headerParts, titleModule, wordsOf } from '@innkeeper/html-builder/content-lines.ts'
import { type InterfaceTexts, loadInterfaceTexts } from '../../interface-texts.ts'
import { pageKind } from '../../page-kind.ts'
import style from '../../start-notices.module.css?inline'
import { startLines } from '../../start-notices.tsx'
import { customPageAnswers } from './answers.ts'
import { CustomPage } from './custom-page.tsx'

export const customPageKind = pageKind<'page', InterfaceTexts>({
  start: 'src/app/pages/custom-page/start.tsx',
  style,
  loadTexts: loadInterfaceTexts,
  screen: (page, texts) => <CustomPage page={page} answers={customPageAnswers(page)} texts={texts} />,
  startNotices: (_page, { write }) => startLines(write),
  describe: ({ data: { clientData, template } }) => {
    const { name: propertyName, brand } = clientData
    const header = titleModule(template.modules)
    const words = header ? wordsOf(headerParts(header.props.content).title) : ''
    const title = [fillPlaceholders(words, { propertyName }).trim(), propertyName].filter(Boolean)
    return { title: title.join(' · '), description: '', language: template.language.code, brand }
  },
})
