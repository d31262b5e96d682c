import type { PageInput } from '@innkeeper/api/page.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { useMemo } from 'react'
import { choiceNames } from '../../../features/cleaning/choice/choice-names.ts'
import { boxHref } from '../../../features/guestbook/address.ts'
import { guestbookQuery, unchanging } from '../../../features/guestbook/api.ts'
import { GuestbookScreen } from '../../../features/guestbook/frame/guestbook-screen.tsx'
import { CHAT_ID, ChatProvider } from '../../../features/guestbook/sheet/chat-slot.tsx'
import { NotYou } from '../../../features/guestbook/stay/not-you.tsx'
import { chatKey } from '../../../features/messaging/chat-place.ts'
import { cartKey, ordersKey, ordersKnownKey } from '../../../features/orders/storage-keys.ts'
import { Privacy } from '../../../features/statistics/privacy.tsx'
import { draftNames } from '../../../features/survey/draft/draft-name.ts'
import { keptStoreCarts } from '../../../features/upselling/cart/kept-carts.ts'
import { clientDataQuery } from '../../../platform/client-data.ts'
import { keptAttempts } from '../../../platform/kept-attempts.ts'
import { useKnownAnswer } from '../../../platform/use-answer.tsx'
import { forgetGuest } from '../../../pwa/forget-guest.ts'
import { ChatEntry, ChatPart } from '../../chat/lazy-chat.tsx'
import { CartPart, OrdersPart } from '../../ordering/lazy-parts.tsx'
import { AddToHome } from '../../shell/add-to-home.tsx'
import { LanguageSheet } from '../../shell/language-sheet.tsx'
import { PropertyFooter } from '../../shell/property-footer.tsx'
import { TabBar } from '../../shell/tab-bar.tsx'

type GuestbookContentProps = {
  page: PageInput<'guestbook'>
  bookingId: string | null
  languageIndex: number
  onChooseLanguage: (language: PropertyLanguage) => void
}

/** The guestbook as it is known now, with the parts of the shell and of other features that stand in it. */
export function GuestbookContent({
  page,
  bookingId,
  languageIndex,
  onChooseLanguage,
}: GuestbookContentProps) {
  const { data, renderedAt } = page
  const { hasBooking, isUnknownStay, preview } = data
  const hotel = data.clientData.propertyId
  const clientData = useKnownAnswer(clientDataQuery(hotel))
  const query = guestbookQuery({ hotel, bookingId, languageIndex })
  // Guests' calls know nothing of what was chosen to be shown.
  const guestbook = useKnownAnswer(preview?.moments ? unchanging(query) : query)
  const canOrder = clientData.modules.includes('products')
  const hasChat = clientData.hasChat && preview === null
  const chatView = useMemo(
    () =>
      hasChat
        ? (isOpen: boolean) => (
            <ChatPart bookingId={bookingId} language={guestbook.language.code} isOpen={isOpen} />
          )
        : null,
    [hasChat, bookingId, guestbook.language.code],
  )
  const isCounting = preview === null && clientData.modules.includes('platformStatistics')
  return (
    <ChatProvider value={chatView}>
      <GuestbookScreen
        clientData={clientData}
        guestbook={guestbook}
        bookingId={bookingId}
        hasBooking={hasBooking}
        isUnknownStay={isUnknownStay}
        languageIndex={languageIndex}
        openBoxAtFirst={data.openBox}
        liveAfter={data.liveAfter}
        renderedAt={renderedAt}
        preview={preview}
        chat={hasChat && <ChatEntry href={boxHref(CHAT_ID)} hotel={hotel} bookingId={bookingId} />}
        languages={
          <LanguageSheet
            localization={clientData.localization}
            currentIndex={guestbook.language.index}
            onChoose={onChooseLanguage}
          />
        }
        menu={
          <TabBar
            clientData={clientData}
            phase={guestbook.phase}
            hasBooking={hasBooking}
            languageIndex={guestbook.language.index}
          />
        }
        lead={canOrder && <OrdersPart hotel={hotel} />}
        bar={canOrder && <CartPart hotel={hotel} />}
        footer={
          <PropertyFooter clientData={clientData}>
            {hasBooking && <NotYou hotel={hotel} onForget={() => forgetThisDevice(hotel)} />}
            {preview === null && <AddToHome />}
            <Privacy
              hotel={hotel}
              bookingId={bookingId}
              isCounting={isCounting}
              hasOffers={hasBooking && preview === null && clientData.modules.includes('messagingEmail')}
            />
          </PropertyFooter>
        }
      />
    </ChatProvider>
  )
}

function forgetThisDevice(hotel: string): Promise<void> {
  const own = [chatKey(hotel), cartKey(hotel), ordersKey(hotel), ordersKnownKey(hotel)]
  const kept = [
    ...own,
    ...keptStoreCarts(hotel),
    ...keptAttempts(hotel),
    ...draftNames(hotel),
    ...choiceNames(hotel),
  ]
  return forgetGuest({ storage: () => localStorage, copies: globalThis.caches, kept })
}
