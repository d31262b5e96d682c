import type { PageInput } from '@innkeeper/api/page.ts'
import { PageScreen } from '../../../features/html-builder/page-screen.tsx'
import { useLiveTemplate } from '../../../features/html-builder/use-live-template.ts'
import { Privacy } from '../../../features/statistics/privacy.tsx'
import type { AnswerStore } from '../../../platform/answer-store.ts'
import { PropertyProvider } from '../../../platform/property-picture.tsx'
import { type Stay, StayProvider } from '../../../platform/stay.tsx'
import type { InterfaceTexts } from '../../interface-texts.ts'
import { PageLive } from '../../page-live.tsx'
import { PropertyGate } from '../../property-gate.tsx'
import { ConnectionBanner } from '../../shell/connection-banner.tsx'
import { openInLanguage } from '../../shell/language-choice.ts'
import { LanguageSheet } from '../../shell/language-sheet.tsx'
import { OfflineCopy } from '../../shell/offline-copy.tsx'
import { PropertyFooter } from '../../shell/property-footer.tsx'
import { Providers } from '../../shell/providers.tsx'
import { TabBar } from '../../shell/tab-bar.tsx'

/** All that is on the page came with it. */
const NOTHING_FETCHED: readonly string[] = []

type CustomPageProps = {
  page: PageInput<'page'>
  answers: AnswerStore
  texts: InterfaceTexts
}

/** A page of the HTML builder in the shell that the pages of a property share. */
export function CustomPage({ page, answers, texts }: CustomPageProps) {
  return (
    <Providers answers={answers} write={texts.write}>
      <LivePage page={page} />
    </Providers>
  )
}

function LivePage({ page }: Pick<CustomPageProps, 'page'>) {
  const { clientData, hasBooking, phase } = page.data
  const template = useLiveTemplate(clientData.propertyId, page.data.template)
  // Shared by everybody, so placeholders know the property and no guest.
  const stay: Stay = { status: 'none', values: { propertyName: clientData.name } }
  return (
    <PropertyProvider value={clientData}>
      <StayProvider value={stay}>
        <PropertyGate clientData={clientData} module="htmlBuilder">
          <PageScreen
            template={template}
            hasBooking={hasBooking}
            phase={phase}
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
                  hasOffers={false}
                />
              </PropertyFooter>
            }
            menu={
              <TabBar
                clientData={clientData}
                phase={phase}
                hasBooking={hasBooking}
                languageIndex={template.language.index}
                isAway
                pageId={template.id}
              />
            }
          />
        </PropertyGate>
        <PageLive hotel={clientData.propertyId} />
        <ConnectionBanner />
        <OfflineCopy
          content={NOTHING_FETCHED}
          language={template.language.code}
          pageVersion={page.clientVersion}
        />
      </StayProvider>
    </PropertyProvider>
  )
}
