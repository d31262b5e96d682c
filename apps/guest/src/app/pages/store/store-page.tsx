import type { PageDataOf } from '@innkeeper/api/page.ts'
import type { StoreTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { hasAgreed } from '../../../features/statistics/consent.ts'
import { Privacy } from '../../../features/statistics/privacy.tsx'
import { guestbookPath, storePath, storeQuery } from '../../../features/upselling/api.ts'
import { StoreScreen } from '../../../features/upselling/products/store-screen.tsx'
import { type StorePlace, StorePlaceProvider } from '../../../features/upselling/store-place.tsx'
import type { AnswerStore } from '../../../platform/answer-store.ts'
import { openLiveStream } from '../../../platform/live-stream.ts'
import { PageFrame } from '../../../platform/page-frame.tsx'
import { PropertyProvider } from '../../../platform/property-picture.tsx'
import { WithoutScript } from '../../../platform/without-script.tsx'
import { createPageAnswers } from '../../page-answers.ts'
import { PropertyGate } from '../../property-gate.tsx'
import { ConnectionBanner } from '../../shell/connection-banner.tsx'
import { openInLanguage } from '../../shell/language-choice.ts'
import { LanguageSheet } from '../../shell/language-sheet.tsx'
import { PropertyFooter } from '../../shell/property-footer.tsx'
import { Providers } from '../../shell/providers.tsx'
import { DealPart } from './deal-part.tsx'
import type { StoreTexts } from './store-texts.ts'
import { useUnpaidStoreOrder } from './use-unpaid-store-order.ts'

type StorePageProps = {
  data: PageDataOf<'store'>
  answers: AnswerStore
  texts: StoreTexts
  /** The checkout or what became of an order; the browser alone has it, which alone knows the cart. */
  screen?: ReactNode
}

export function storePlaceOf(data: PageDataOf<'store'>, language: string): StorePlace {
  const { clientData, booking, cameFrom, preview } = data
  const { propertyId: hotel, timeZone, currency } = clientData
  return {
    hotel,
    booking,
    languageIndex: data.language.index,
    language,
    timeZone,
    currency,
    cameFrom,
    preview,
  }
}

/** What the page came with: the property, and the store of this stay. */
export function storeAnswers(data: PageDataOf<'store'>, version: string, language: string): AnswerStore {
  const answers = createPageAnswers(version, data.clientData)
  answers.put(storeQuery(storePlaceOf(data, language)), data.store)
  return answers
}

/** The store of a stay. Its deals can be read at once, and chosen when the page has come to life. */
export function StorePage({ data, answers, texts, screen }: StorePageProps) {
  const { clientData, language, view, booking, preview } = data
  const place = storePlaceOf(data, texts.language)
  const languages = (
    <LanguageSheet
      localization={clientData.localization}
      currentIndex={language.index}
      onChoose={({ index }) => openInLanguage(index)}
    />
  )
  const isCounting = preview === null && clientData.modules.includes('platformStatistics')
  const footer = (
    <PropertyFooter clientData={clientData} stay={data.store.stay}>
      <Privacy
        hotel={clientData.propertyId}
        bookingId={preview ? null : booking}
        isCounting={isCounting}
        hasOffers={preview === null && clientData.modules.includes('messagingEmail')}
      />
    </PropertyFooter>
  )
  const isList = view === 'products' || view === 'expired'
  return (
    <Providers answers={answers} write={texts.write}>
      <PropertyProvider value={clientData}>
        <StorePlaceProvider value={place}>
          <PropertyGate clientData={clientData} module="upselling">
            {isList ? (
              <StoreScreen languages={languages} footer={footer} sheet={DealPart} isAgreed={hasAgreed} />
            ) : (
              <Framed place={place} view={view} languages={languages} footer={footer}>
                <Hydrated screen={screen} />
              </Framed>
            )}
          </PropertyGate>
          <Live hotel={clientData.propertyId} after={data.liveAfter} />
          <Unpaid />
          <ConnectionBanner />
        </StorePlaceProvider>
      </PropertyProvider>
    </Providers>
  )
}

type FramedProps = {
  place: StorePlace
  view: PageDataOf<'store'>['view']
  languages: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** From the checkout one goes back to the store, from what was ordered to the guestbook. */
function Framed({ place, view, languages, footer, children }: FramedProps) {
  const t = useTexts<StoreTranslate>()
  const isCheckout = view === 'checkout'
  const back = isCheckout
    ? { href: storePath(place, 'products'), label: t('store.back') }
    : { href: guestbookPath(place), label: t('action.toGuestbook') }
  return (
    <PageFrame back={back} isWide={isCheckout} languages={languages} footer={footer}>
      {children}
    </PageFrame>
  )
}

/** The shape of what comes; without a script nothing does, so it says who takes the order instead. */
function Hydrated({ screen }: { screen: ReactNode }) {
  const t = useTexts<StoreTranslate>()
  const [isHydrated, setHydrated] = useState(false)
  // Drawn in small steps, between which the page can be touched.
  useEffect(() => startTransition(() => setHydrated(true)), [])
  if (isHydrated) return screen
  return (
    <>
      <h1>{t('store.title')}</h1>
      <Skeleton width="100%" height="128px" />
      <WithoutScript text={t('product.askReception')} />
    </>
  )
}

/** Wherever the guest comes back to from paying. */
function Unpaid() {
  useUnpaidStoreOrder()
  return null
}

/** The screens follow the page's one stream. */
function Live({ hotel, after }: { hotel: string; after: string }) {
  useEffect(() => openLiveStream({ hotel, after }), [hotel, after])
  return null
}
