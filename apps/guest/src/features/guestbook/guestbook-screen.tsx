import type { Box } from '@innkeeper/api/guestbook.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { directionOf } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { clientDataQuery, guestbookQuery } from './api.ts'
import { BoxSheet } from './box-sheet.tsx'
import { BoxView, isDrawable } from './boxes/registry.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import styles from './guestbook-screen.module.css'
import { Hero } from './hero.tsx'
import { LanguageSheet } from './language-sheet.tsx'
import { PropertyFooter } from './property-footer.tsx'
import { PropertyProvider } from './property-picture.tsx'
import { StayProvider } from './stay.tsx'
import { useBooking } from './use-booking.ts'
import { useBoxLinks } from './use-box-links.ts'
import { useLive } from './use-live.ts'
import { useOpenBox } from './use-open-box.ts'
import { useOpenBoxes } from './use-open-boxes.ts'

export type GuestbookScreenProps = {
  hotel: string
  /** Known in the browser only: the shared page has no key. */
  bookingId: string | null
  hasBooking: boolean
  languageIndex: number
  openBoxAtFirst: string | null
  /** The last live event this page already shows. */
  liveAfter: string | null
  renderedAt: number
  onChooseLanguage: (language: PropertyLanguage) => void
}

export function GuestbookScreen(props: GuestbookScreenProps) {
  const { hotel, bookingId, languageIndex, renderedAt, onChooseLanguage } = props
  const t = useTexts<GuestTranslate>()
  const { data: clientData } = useSuspenseQuery(clientDataQuery(hotel))
  const { data: guestbook } = useSuspenseQuery(guestbookQuery({ hotel, bookingId, languageIndex }))
  const boxes = useOpenBoxes(guestbook.boxes, clientData.timeZone, renderedAt)
  const stay = useBooking({ ...props, propertyName: clientData.name, language: guestbook.language.code })
  const { openId, open, close } = useOpenBox(props.openBoxAtFirst)
  useBoxLinks({ open, close })
  useLive(hotel, props.liveAfter)

  const greeting = boxes.find(({ type }) => type === 'Header')
  const listed = boxes.filter((box) => box !== greeting && box.parentId === null && isDrawable(box.type))
  const hasPhotograph = Boolean(greeting?.pictures[0] ?? greeting?.styles.backgroundPicture)
  /** Only where it is not the page's own. */
  const languageOf = (box: Box) => (box.language === guestbook.language.code ? undefined : box.language)

  return (
    <PropertyProvider value={clientData}>
      <StayProvider stay={stay}>
        <a className={styles.skip} href="#boxes">
          {t('nav.skip')}
        </a>
        <div className={styles.page}>
          <Hero
            propertyName={clientData.name}
            box={greeting}
            greeting={t('greeting.welcomeTo', { propertyName: clientData.name })}
            boxLanguage={greeting && languageOf(greeting)}
          >
            <LanguageSheet
              localization={clientData.localization}
              currentIndex={guestbook.language.index}
              onChoose={onChooseLanguage}
            />
          </Hero>
          <main id="boxes" className={styles.sheet} tabIndex={-1}>
            <ul className={styles.boxes}>
              {listed.map((box, place) => (
                <li key={box.id} lang={languageOf(box)} dir={languageOf(box) && directionOf(box.language)}>
                  <BoxView box={box} isFirst={place === 0 && !hasPhotograph} />
                </li>
              ))}
            </ul>
            <PropertyFooter clientData={clientData} />
          </main>
          <BoxSheet
            openId={openId}
            findBox={(id) => boxes.find((box) => box.id === id)}
            languageOf={languageOf}
            onClose={close}
          />
        </div>
        <ConnectionBanner />
      </StayProvider>
    </PropertyProvider>
  )
}
