import type {
  AdminMessages,
  ErrorMessages,
  GuestbookMessages,
  GuestMessages,
  MailMessages,
  OrderMessages,
  WelcomeMessages,
} from './generated/messages.ts'

export type {
  AdminMessages,
  ErrorMessages,
  GuestbookMessages,
  GuestMessages,
  MailMessages,
  OrderMessages,
  WelcomeMessages,
}
export type GuestMessageId = keyof GuestMessages
export type AdminMessageId = keyof AdminMessages

/** A placeholder missing, misspelt or given to a text without one does not compile. */
export type ValuesOf<Values> = [Values] extends [undefined] ? [] : [values: Values]

export type Translate<Texts> = <Id extends keyof Texts & string>(
  id: Id,
  ...values: ValuesOf<Texts[Id]>
) => string

export type GuestTranslate = Translate<GuestMessages>
/** On the welcome page, which has the guests' texts as well. */
export type WelcomeTranslate = Translate<GuestMessages & WelcomeMessages>
/** In parts of the guestbook that load later, where the guests' texts are at hand as well. */
export type GuestbookTranslate = Translate<GuestMessages & GuestbookMessages>
/** While ordering, where the guests' texts are at hand as well. */
export type OrderTranslate = Translate<GuestMessages & OrderMessages>
export type AdminTranslate = Translate<AdminMessages & ErrorMessages>
