import type { PageData } from '@innkeeper/api/page.ts'
import { ConnectionBanner } from '../features/guestbook/frame/connection-banner.tsx'
import { LanguageSheet } from '../features/guestbook/frame/language-sheet.tsx'
import { PropertyFooter } from '../features/guestbook/frame/property-footer.tsx'
import { TabBar } from '../features/guestbook/frame/tab-bar.tsx'
import { RichLine, RichTextView } from '../features/guestbook/rich-text.tsx'
import { type Stay, StayProvider } from '../features/guestbook/stay/stay.tsx'
import { PageScreen } from '../features/html-builder/page-screen.tsx'
import { Privacy } from '../features/statistics/privacy.tsx'
import type { AnswerStore } from '../platform/answer-store.ts'
import { PropertyProvider } from '../platform/property-picture.tsx'
import { fontFamily } from './font-family.ts'
import type { InterfaceTexts } from './interface-texts.ts'
import { openInLanguage } from './language-choice.ts'
import { OfflineCopy } from './offline-copy.tsx'
import { Providers } from './providers.tsx'

export type CustomPageData = Extract<PageData, { kind: 'page' }>

type CustomPageProps = {
  data: CustomPageData
  pageVersion: string
  answers: AnswerStore
  texts: InterfaceTexts
}

/** A page of the HTML builder, with what the guestbook lends it: texts, languages, footer and menu. */
export function CustomPage({ data, pageVersion, answers, texts }: CustomPageProps) {
  const { clientData, template, phase } = data
  // Shared by everybody, so placeholders know the property and no guest.
  const stay: Stay = { status: 'none', values: { propertyName: clientData.name } }
  return (
    <Providers answers={answers} write={texts.write}>
      <PropertyProvider value={clientData}>
        <StayProvider stay={stay}>
          <PageScreen
            template={template}
            tools={{
              property: clientData,
              Text: RichTextView,
              Line: RichLine,
              fontFamily,
            }}
            languages={
              <LanguageSheet
                localization={clientData.localization}
                currentIndex={template.language.index}
                onChoose={({ index }) => openInLanguage(index)}
              />
            }
            footer={
              <PropertyFooter clientData={clientData}>
                <Privacy
                  hotel={clientData.propertyId}
                  bookingId={null}
                  isCounting={clientData.modules.includes('platformStatistics')}
                />
              </PropertyFooter>
            }
            menu={
              <TabBar clientData={clientData} phase={phase} languageIndex={template.language.index} isAway />
            }
          />
          <ConnectionBanner />
          <OfflineCopy
            hotel={clientData.propertyId}
            language={template.language.code}
            pageVersion={pageVersion}
          />
        </StayProvider>
      </PropertyProvider>
    </Providers>
  )
}
