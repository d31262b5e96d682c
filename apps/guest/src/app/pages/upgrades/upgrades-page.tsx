import type { PageDataOf } from '@innkeeper/api/page.ts'
import { type ReactNode, useEffect } from 'react'
import { upgradesQuery } from '../../../features/room-upgrades/api.ts'
import { guestbookPath, overviewPath, roomPath } from '../../../features/room-upgrades/paths.ts'
import { UpgradesFrame } from '../../../features/room-upgrades/upgrades-frame.tsx'
import { type UpgradesPlace, UpgradesPlaceProvider } from '../../../features/room-upgrades/upgrades-place.tsx'
import { useFollowedUpgrades } from '../../../features/room-upgrades/use-followed-upgrades.ts'
import { Privacy } from '../../../features/statistics/privacy.tsx'
import type { AnswerStore } from '../../../platform/answer-store.ts'
import { openLiveStream } from '../../../platform/live-stream.ts'
import { PropertyProvider } from '../../../platform/property-picture.tsx'
import { createPageAnswers } from '../../page-answers.ts'
import { PropertyGate } from '../../property-gate.tsx'
import { ConnectionBanner } from '../../shell/connection-banner.tsx'
import { openInLanguage } from '../../shell/language-choice.ts'
import { LanguageSheet } from '../../shell/language-sheet.tsx'
import { PropertyFooter } from '../../shell/property-footer.tsx'
import { Providers } from '../../shell/providers.tsx'
import type { UpgradesTexts } from './upgrades-texts.ts'

type UpgradesPageProps = {
  data: PageDataOf<'upgrades'>
  answers: AnswerStore
  texts: UpgradesTexts
  screen: ReactNode
}

function placeOf({ clientData, ...data }: PageDataOf<'upgrades'>): UpgradesPlace {
  const { booking, language, cameFrom, preview } = data
  return {
    hotel: clientData.propertyId,
    booking,
    languageIndex: language.index,
    language: language.code,
    currency: data.upgrades.currency,
    cameFrom,
    preview,
  }
}

/** What the page came with: the property, and the rooms. */
export function upgradesAnswers(data: PageDataOf<'upgrades'>, version: string): AnswerStore {
  const answers = createPageAnswers(version, data.clientData)
  answers.put(upgradesQuery(placeOf(data)), data.upgrades)
  return answers
}

/** Other rooms for a stay. They can be read at once, and asked for when the page has come to life. */
export function UpgradesPage({ data, answers, texts, screen }: UpgradesPageProps) {
  const { clientData, language, booking, preview } = data
  const hotel = clientData.propertyId
  return (
    <Providers answers={answers} write={texts.write}>
      <PropertyProvider value={clientData}>
        <UpgradesPlaceProvider value={placeOf(data)}>
          <PropertyGate clientData={clientData} module="roomUpgrades">
            <UpgradesFrame
              back={backOf(data)}
              languages={
                <LanguageSheet
                  localization={clientData.localization}
                  currentIndex={language.index}
                  onChoose={({ index }) => openInLanguage(index)}
                />
              }
              footer={
                <PropertyFooter clientData={clientData} stay={data.upgrades.stay}>
                  <Privacy
                    hotel={hotel}
                    bookingId={booking}
                    isCounting={preview === null && clientData.modules.includes('platformStatistics')}
                    hasOffers={preview === null && clientData.modules.includes('messagingEmail')}
                  />
                </PropertyFooter>
              }
            >
              {screen}
            </UpgradesFrame>
          </PropertyGate>
          <Live hotel={hotel} after={data.liveAfter} />
          <ConnectionBanner />
        </UpgradesPlaceProvider>
      </PropertyProvider>
    </Providers>
  )
}

/** One step: from the form to its room, from a room to all of them, from what is sent or all of them home. */
function backOf(data: PageDataOf<'upgrades'>): { href: string; isHome: boolean } {
  const { view, upgrades } = data
  const place = placeOf(data)
  if (!upgrades.isOpen) return { href: guestbookPath(place.hotel), isHome: true }
  if (view.name === 'room') return { href: overviewPath(place), isHome: false }
  if (view.name === 'request details') return { href: roomPath(place, view.upgradeId), isHome: false }
  if (view.name === 'request confirmation') return { href: overviewPath(place), isHome: false }
  return { href: guestbookPath(place.hotel), isHome: true }
}

/** Staff may answer, and the stay or the property may close, while somebody looks. */
function Live({ hotel, after }: { hotel: string; after: string }) {
  useEffect(() => openLiveStream({ hotel, after }), [hotel, after])
  useFollowedUpgrades()
  return null
}
