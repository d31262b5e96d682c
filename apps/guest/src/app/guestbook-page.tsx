import type { PageData, PageInput } from '@innkeeper/api/page.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { directionOf, interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { clientDataQuery, guestbookQuery } from '../features/guestbook/api.ts'
import { GuestbookScreen } from '../features/guestbook/guestbook-screen.tsx'
import { type InterfaceTexts, loadInterfaceTexts } from './interface-texts.ts'
import { addressInLanguage, rememberLanguage } from './language-choice.ts'
import { Providers } from './providers.tsx'
import { followTheme } from './theme-follower.ts'

export type GuestbookPageData = Extract<PageData, { kind: 'guestbook' }>

type GuestbookPageProps = {
  page: Pick<PageInput, 'renderedAt'> & { data: GuestbookPageData }
  bookingId: string | null
  queries: QueryClient
  texts: InterfaceTexts
}

/** The guestbook with what changes around it after the first HTML: language and theme. */
export function GuestbookPage({ page, bookingId, queries, texts }: GuestbookPageProps) {
  const { clientData, guestbook, hasBooking, openBox, liveAfter } = page.data
  const hotel = clientData.propertyId
  const [shown, setShown] = useState({ texts, language: guestbook.language })
  const latestChoice = useRef<symbol | null>(null)

  /** Both the words of the app and those of the property are there before anything is swapped. */
  const chooseLanguage = async ({ code, index }: PropertyLanguage) => {
    const choice = Symbol(code)
    latestChoice.current = choice
    const query = guestbookQuery({ hotel, bookingId, languageIndex: index })
    const [next] = await Promise.all([
      loadInterfaceTexts(interfaceLanguageFor(code)),
      queries.ensureQueryData(query),
    ])
    // A later choice whose answer came first stands.
    if (latestChoice.current !== choice) return
    rememberLanguage(code)
    startTransition(() => setShown({ texts: next, language: { code, index } }))
  }

  return (
    <Providers queries={queries} write={shown.texts.write}>
      <ThemeFollower hotel={hotel} />
      <PageLanguage code={shown.language.code} />
      <GuestbookScreen
        hotel={hotel}
        bookingId={bookingId}
        hasBooking={hasBooking}
        languageIndex={shown.language.index}
        openBoxAtFirst={openBox}
        liveAfter={liveAfter}
        renderedAt={page.renderedAt}
        onChooseLanguage={(language) => {
          // Without a connection the page stays as it is; the banner says why.
          chooseLanguage(language).catch(() => {
            if (navigator.onLine) location.assign(addressInLanguage(language.index))
          })
        }}
      />
    </Providers>
  )
}

function ThemeFollower({ hotel }: { hotel: string }) {
  const { data } = useQuery(clientDataQuery(hotel))
  const brand = data?.brand
  useEffect(() => {
    if (brand) followTheme(brand)
  }, [brand])
  return null
}

function PageLanguage({ code }: { code: string }) {
  useEffect(() => {
    document.documentElement.lang = code
    document.documentElement.dir = directionOf(code)
  }, [code])
  return null
}
