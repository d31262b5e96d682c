import type { Box } from '@innkeeper/api/guestbook.ts'
import type { PagePreview } from '@innkeeper/api/page.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { type ReactNode, useMemo } from 'react'
import { useKnownAnswer } from '../../../platform/use-answer.tsx'
import { clientDataQuery, guestbookQuery, standingStill } from '../api.ts'
import { BoxView } from '../boxes/registry.tsx'
import { useOpenBoxes } from '../clock/use-open-boxes.ts'
import { useKeptBoxes } from '../kept-boxes.ts'
import { BoxSheet } from '../sheet/box-sheet.tsx'
import { useBoxLinks } from '../sheet/use-box-links.ts'
import { useCardInView } from '../sheet/use-card-in-view.ts'
import { useOpenBox } from '../sheet/use-open-box.ts'
import { withOwnBoxes } from '../shown-boxes.tsx'
import { useBooking } from '../stay/use-booking.ts'
import { wholeRows } from '../tiles/whole-rows.ts'
import { useLive } from '../use-live.ts'
import { BoxItem } from './box-item.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import styles from './guestbook-screen.module.css'
import { Hero } from './hero.tsx'
import { LanguageSheet } from './language-sheet.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { PropertyFooter } from './property-footer.tsx'
import { ScreenProviders } from './screen-providers.tsx'
import { TabBar } from './tab-bar.tsx'

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
  /** Null for everybody but previews. */
  preview: PagePreview | null
  onChooseLanguage: (language: PropertyLanguage) => void
  /** What else stands in the footer, above the boxes, and at the foot of the page. */
  footer?: ReactNode
  lead?: ReactNode
  bar?: ReactNode
}

export function GuestbookScreen(props: GuestbookScreenProps) {
  const { hotel, bookingId, languageIndex, renderedAt, preview, onChooseLanguage } = props
  const moments = preview?.moments ?? null
  const t = useTexts<GuestTranslate>()
  const clientData = useKnownAnswer(clientDataQuery(hotel))
  const query = guestbookQuery({ hotel, bookingId, languageIndex })
  // Guests' calls know nothing of what was chosen to be shown.
  const guestbook = useKnownAnswer(moments ? standingStill(query) : query)
  const { stay, booking } = useBooking({
    ...props,
    propertyName: clientData.name,
    timeZone: clientData.timeZone,
    language: guestbook.language.code,
  })
  const shared = useKeptBoxes(guestbook.boxes)
  const all = useMemo(() => withOwnBoxes(shared, booking?.boxes ?? []), [shared, booking?.boxes])
  const boxes = useOpenBoxes(all, { timeZone: clientData.timeZone, renderedAt, moments })
  const { openId, open, close } = useOpenBox(props.openBoxAtFirst)
  useBoxLinks({ open, close })
  useCardInView(boxes, openId)
  useLive(hotel, { after: props.liveAfter, bookingId, languageIndex, isPreview: moments !== null })

  const greeting = boxes.find(({ type }) => type === 'Header')
  const listed = boxes.filter((box) => box !== greeting && box.parentId === null)
  const isWhole = wholeRows(listed)
  const hasPhotograph = Boolean(greeting?.pictures[0] ?? greeting?.styles.backgroundPicture)
  /** Only where it is not the page's own. */
  const languageOf = (box: Box) => (box.language === guestbook.language.code ? undefined : box.language)

  return (
    <ScreenProviders
      clientData={clientData}
      language={guestbook.language.code}
      renderedAt={renderedAt}
      moment={moments?.[0] ?? null}
      stay={stay}
      shown={{ all: boxes, languageOf }}
    >
      <a className={styles.skip} href="#boxes">
        {t('nav.skip')}
      </a>
      {preview?.moments && !preview.isDraft && <PreviewBar />}
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
        <TabBar clientData={clientData} phase={guestbook.phase} languageIndex={guestbook.language.index} />
        <main id="boxes" className={styles.sheet} tabIndex={-1}>
          {props.lead}
          <ul className={styles.boxes}>
            {listed.map((box, place) => (
              <BoxItem key={box.id} box={box} className={isWhole[place] ? undefined : styles.half}>
                <BoxView box={box} isFirst={place === 0 && !hasPhotograph} />
              </BoxItem>
            ))}
          </ul>
          <PropertyFooter clientData={clientData}>{props.footer}</PropertyFooter>
        </main>
        <BoxSheet openId={openId} onClose={close} />
      </div>
      {props.bar}
      <ConnectionBanner />
    </ScreenProviders>
  )
}
