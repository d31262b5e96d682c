import type { PageInput } from '@innkeeper/api/page.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { bookingQuery, guestbookAddress, guestbookQuery } from '../../../features/guestbook/api.ts'
import { ProductFormProvider } from '../../../features/guestbook/boxes/product/product-form-slot.tsx'
import { CleaningPartProvider } from '../../../features/guestbook/boxes/room-cleaning/cleaning-slot.tsx'
import { type ProductNames, ProductNamesProvider } from '../../../features/guestbook/search/product-names.ts'
import { OrderingProvider } from '../../../features/orders/ordering.tsx'
import type { AnswerStore } from '../../../platform/answer-store.ts'
import { clientDataAddress } from '../../../platform/client-data.ts'
import { rememberInstalledFrom } from '../../../pwa/installed-from.ts'
import { LazyCleaning } from '../../cleaning/lazy-cleaning.tsx'
import { type InterfaceTexts, loadInterfaceTexts } from '../../interface-texts.ts'
import { ProductFormPart } from '../../ordering/lazy-parts.tsx'
import { orderingOf } from '../../ordering/ordering-of.ts'
import { PropertyGate } from '../../property-gate.tsx'
import { ConnectionBanner } from '../../shell/connection-banner.tsx'
import { openInLanguage, rememberLanguage } from '../../shell/language-choice.ts'
import { OfflineCopy } from '../../shell/offline-copy.tsx'
import { PageLanguage } from '../../shell/page-language.tsx'
import { PropertyTheme } from '../../shell/property-theme.tsx'
import { Providers } from '../../shell/providers.tsx'
import { GuestbookContent } from './guestbook-content.tsx'

type GuestbookPageProps = {
  page: PageInput<'guestbook'>
  bookingId: string | null
  answers: AnswerStore
  texts: InterfaceTexts
}

/** The guestbook with what changes around it after the first HTML: language and theme. */
export function GuestbookPage({ page, bookingId, answers, texts }: GuestbookPageProps) {
  const { clientData, guestbook, isUnknownStay, preview } = page.data
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page was opened
  useEffect(() => {
    if (preview || isUnknownStay) return
    // Shares the call of the page itself. Asked for before the page has come to life, it could answer before that, and
    // what is drawn would not be what the server drew.
    const stay = bookingId === null ? null : bookingQuery(hotel, bookingId, guestbook.language.index)
    const findStay = () => stay && answers.ensure(stay)
    void rememberInstalledFrom(() => localStorage, location.pathname, findStay)
  }, [])

  const content = useMemo(() => [guestbookAddress(hotel), clientDataAddress(hotel)], [hotel])
  const ordering = useMemo(
    () => orderingOf(clientData, { bookingId, language: shown.language, preview }),
    [clientData, bookingId, shown.language, preview],
  )
  // Asked for when somebody searches; the same answer for everybody who waits for it.
  const productNames = useMemo(() => {
    let names: Promise<ProductNames> | undefined
    const load = async () => {
      const { loadProductNames } = await import('../../ordering/product-names.ts')
      return loadProductNames(answers, ordering)
    }
    return () => {
      names ??= clientData.modules.includes('products')
        ? load().catch(() => new Map())
        : Promise.resolve(new Map())
      return names
    }
  }, [answers, ordering, clientData.modules])
  return (
    <Providers answers={answers} write={shown.texts.write}>
      <PropertyTheme hotel={hotel} atFirst={clientData} />
      <PageLanguage code={shown.language.code} />
      {preview === null && (
        <OfflineCopy content={content} language={shown.language.code} pageVersion={page.clientVersion} />
      )}
      <PropertyGate clientData={clientData} module="guestbook">
        <OrderingProvider value={ordering}>
          <ProductFormProvider value={ProductFormPart}>
            <CleaningPartProvider value={LazyCleaning}>
              <ProductNamesProvider value={productNames}>
                <GuestbookContent
                  page={page}
                  bookingId={bookingId}
                  languageIndex={shown.language.index}
                  onChooseLanguage={(language) => {
                    // The server makes a preview, so it makes it in another language too.
                    if (preview) return openInLanguage(language.index)
                    // Without a connection the page stays as it is; the banner says why.
                    chooseLanguage(language).catch(() => {
                      if (navigator.onLine) openInLanguage(language.index)
                    })
                  }}
                />
              </ProductNamesProvider>
            </CleaningPartProvider>
          </ProductFormProvider>
        </OrderingProvider>
      </PropertyGate>
      <ConnectionBanner />
    </Providers>
  )
}
