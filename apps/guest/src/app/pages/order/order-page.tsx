import type { OrderView, PageDataOf } from '@innkeeper/api/page.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { CheckoutPending } from '../../../features/orders/checkout/checkout-states.tsx'
import { OrderFrame } from '../../../features/orders/order-frame.tsx'
import { OrderPending } from '../../../features/orders/order-pending.tsx'
import { type Ordering, OrderingProvider } from '../../../features/orders/ordering.tsx'
import { Privacy } from '../../../features/statistics/privacy.tsx'
import type { AnswerStore } from '../../../platform/answer-store.ts'
import { openLiveStream } from '../../../platform/live-stream.ts'
import { PropertyProvider } from '../../../platform/property-picture.tsx'
import { WithoutScript } from '../../../platform/without-script.tsx'
import type { InterfaceTexts } from '../../interface-texts.ts'
import { orderingOf } from '../../ordering/ordering-of.ts'
import { PropertyGate } from '../../property-gate.tsx'
import { ConnectionBanner } from '../../shell/connection-banner.tsx'
import { openInLanguage } from '../../shell/language-choice.ts'
import { LanguageSheet } from '../../shell/language-sheet.tsx'
import { PropertyFooter } from '../../shell/property-footer.tsx'
import { Providers } from '../../shell/providers.tsx'

type OrderPageProps = {
  data: PageDataOf<'order'>
  answers: AnswerStore
  texts: InterfaceTexts
  /** What the page is about; the browser alone has it, which alone knows the cart. */
  screen?: ReactNode
}

/** Who orders where. */
export function orderingOfPage({ clientData, booking, language, preview }: PageDataOf<'order'>): Ordering {
  return orderingOf(clientData, { bookingId: booking, language, preview })
}

/** Checkout, confirmation and receipt: one frame, filled in the browser, which alone knows the cart. */
export function OrderPage({ data, answers, texts, screen }: OrderPageProps) {
  const { clientData, language, view, booking, preview } = data
  return (
    <Providers answers={answers} write={texts.write}>
      <PropertyProvider value={clientData}>
        <OrderingProvider value={orderingOfPage(data)}>
          <PropertyGate clientData={clientData} module="products">
            <OrderFrame
              hotel={clientData.propertyId}
              isWide={view === 'checkout'}
              languages={
                <LanguageSheet
                  localization={clientData.localization}
                  currentIndex={language.index}
                  onChoose={({ index }) => openInLanguage(index)}
                />
              }
              footer={
                <PropertyFooter clientData={clientData}>
                  <Privacy
                    hotel={clientData.propertyId}
                    bookingId={booking}
                    isCounting={preview === null && clientData.modules.includes('platformStatistics')}
                    hasOffers={preview === null && clientData.modules.includes('messagingEmail')}
                  />
                </PropertyFooter>
              }
            >
              <Hydrated screen={screen} unstarted={<Unstarted view={view} />} />
            </OrderFrame>
          </PropertyGate>
          <Live hotel={clientData.propertyId} after={data.liveAfter} />
          <ConnectionBanner />
        </OrderingProvider>
      </PropertyProvider>
    </Providers>
  )
}

function Hydrated({ screen, unstarted }: { screen: ReactNode; unstarted: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  // Drawn in small steps, between which the page can be touched.
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated ? screen : unstarted
}

/** The shape of what comes; without a script nothing does, so it says who takes the order instead. */
function Unstarted({ view }: { view: OrderView }) {
  const t = useTexts<GuestTranslate>()
  return (
    <>
      {view === 'checkout' ? <CheckoutPending /> : <OrderPending />}
      <WithoutScript text={t('product.askReception')} />
    </>
  )
}

/** The screens follow the page's one stream; what the property publishes is nothing to an order. */
function Live({ hotel, after }: { hotel: string; after: string }) {
  useEffect(() => openLiveStream({ hotel, after }), [hotel, after])
  return null
}
