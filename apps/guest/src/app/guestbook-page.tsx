import type { PageData, PageInput } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { directionOf, interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { clientDataQuery, guestbookQuery } from '../features/guestbook/api.ts'
import { GuestbookScreen } from '../features/guestbook/frame/guestbook-screen.tsx'
import { NotYou } from '../features/guestbook/stay/not-you.tsx'
import { ProductFormProvider } from '../features/guestbook/to-ask-for/product-form-slot.tsx'
import { cartKey, ordersKey } from '../features/orders/kept-keys.ts'
import { OrderingProvider } from '../features/orders/ordering.tsx'
import { Privacy } from '../features/statistics/privacy.tsx'
import type { AnswerStore } from '../platform/answer-store.ts'
import { useAnswer } from '../platform/use-answer.tsx'
import { forgetGuest } from '../pwa/forget-guest.ts'
import { type InterfaceTexts, loadInterfaceTexts } from './interface-texts.ts'
import { openInLanguage, rememberLanguage } from './language-choice.ts'
import { OfflineCopy } from './offline-copy.tsx'
import { CartPart, OrdersPart, orderingOf, ProductFormPart } from './ordering.tsx'
import { Providers } from './providers.tsx'

export type GuestbookPageData = Extract<PageData, { kind: 'guestbook' }>

type GuestbookPageProps = {
  page: Pick<PageInput, 'renderedAt' | 'clientVersion'> & { data: GuestbookPageData }
  bookingId: string | null
  answers: AnswerStore
  texts: InterfaceTexts
}

/** The guestbook with what changes around it after the first HTML: language and theme. */
export function GuestbookPage({ page, bookingId, answers, texts }: GuestbookPageProps) {
  const { clientData, guestbook, hasBooking, openBox, preview, liveAfter } = page.data
  const hotel = clientData.propertyId
  const [shown, setShown] = useState({ texts, language: guestbook.language })
  const latestChoice = useRef<symbol | null>(null)

  /** Both the words of the app and those of the property are there before anything is swapped. */
  const chooseLanguage = async ({ code, index }: PropertyLanguage) => {
    const choice = Symbol(code)
    latestChoice.current = choice
    const query = guestbookQuery({ hotel, bookingId, languageIndex: index })
    const [next] = await Promise.all([loadInterfaceTexts(interfaceLanguageFor(code)), answers.ensure(query)])
    // A later choice whose answer came first stands.
    if (latestChoice.current !== choice) return
    rememberLanguage(code)
    startTransition(() => setShown({ texts: next, language: { code, index } }))
  }

  const canOrder = clientData.modules.includes('products')
  const ordering = useMemo(
    () => orderingOf(clientData, { bookingId, language: shown.language, preview }),
    [clientData, bookingId, shown.language, preview],
  )
  return (
    <Providers answers={answers} write={shown.texts.write}>
      <ThemeFollower hotel={hotel} atFirst={clientData} />
      <PageLanguage code={shown.language.code} />
      {preview === null && (
        <OfflineCopy hotel={hotel} language={shown.language.code} pageVersion={page.clientVersion} />
      )}
      <OrderingProvider value={ordering}>
        <ProductFormProvider value={canOrder ? ProductFormPart : null}>
          <GuestbookScreen
            hotel={hotel}
            bookingId={bookingId}
            hasBooking={hasBooking}
            languageIndex={shown.language.index}
            openBoxAtFirst={openBox}
            liveAfter={liveAfter}
            renderedAt={page.renderedAt}
            preview={preview}
            lead={canOrder && <OrdersPart hotel={hotel} />}
            bar={canOrder && <CartPart hotel={hotel} />}
            footer={
              <>
                {hasBooking && <NotYou hotel={hotel} onForget={() => forgetThisDevice(hotel)} />}
                <PagePrivacy hotel={hotel} bookingId={bookingId} isPreview={preview !== null} />
              </>
            }
            onChooseLanguage={(language) => {
              // The server makes a preview, so it makes it in another language too.
              if (preview) return openInLanguage(language.index)
              // Without a connection the page stays as it is; the banner says why.
              chooseLanguage(language).catch(() => {
                if (navigator.onLine) openInLanguage(language.index)
              })
            }}
          />
        </ProductFormProvider>
      </OrderingProvider>
    </Providers>
  )
}

function forgetThisDevice(hotel: string): Promise<void> {
  const kept = [cartKey(hotel), ordersKey(hotel)]
  return forgetGuest({ storage: () => localStorage, copies: globalThis.caches, kept })
}

/** The first HTML has its own colours and fonts; what makes others of a brand comes when it changes. */
function ThemeFollower({ hotel, atFirst }: { hotel: string; atFirst: ClientData }) {
  const now = useAnswer(clientDataQuery(hotel)).data ?? atFirst
  useEffect(() => {
    if (now.brand === atFirst.brand) return
    import('./theme-follower.ts')
      .then(({ followTheme }) => followTheme(now, atFirst.font.href))
      .catch(() => undefined)
  }, [now, atFirst])
  return null
}

type PagePrivacyProps = { hotel: string; bookingId: string | null; isPreview: boolean }

function PagePrivacy({ hotel, bookingId, isPreview }: PagePrivacyProps) {
  const { data } = useAnswer(clientDataQuery(hotel))
  const isCounting = !isPreview && data?.modules.includes('platformStatistics') === true
  return <Privacy hotel={hotel} bookingId={bookingId} isCounting={isCounting} />
}

function PageLanguage({ code }: { code: string }) {
  useEffect(() => {
    document.documentElement.lang = code
    document.documentElement.dir = directionOf(code)
  }, [code])
  return null
}
