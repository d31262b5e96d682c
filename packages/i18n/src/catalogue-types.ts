import type {
  AdminMessages,
  CleaningMessages,
  ErrorMessages,
  FailureMessages,
  GuestbookMessages,
  GuestMessages,
  MailMessages,
  OrderMessages,
  PrivacyMessages,
  RegistrationMessages,
  StoreMessages,
  SurveyMessages,
  UpgradeMessages,
  WelcomeMessages,
} from './generated/messages.ts'

export type {
  AdminMessages,
  CleaningMessages,
  ErrorMessages,
  FailureMessages,
  GuestbookMessages,
  GuestMessages,
  MailMessages,
  OrderMessages,
  PrivacyMessages,
  RegistrationMessages,
  StoreMessages,
  SurveyMessages,
  UpgradeMessages,
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
/** About what is kept and counted, with the guests' texts. */
export type PrivacyTranslate = Translate<GuestMessages & PrivacyMessages>
/** In place of a page that cannot be shown, with the guests' texts. */
export type FailureTranslate = Translate<GuestMessages & FailureMessages>
/** On the welcome page, which has the guests' texts as well. */
export type WelcomeTranslate = Translate<GuestMessages & WelcomeMessages>
/** In parts of the guestbook that load later, where the guests' texts are at hand as well. */
export type GuestbookTranslate = Translate<GuestMessages & GuestbookMessages>
/** While ordering, where the guests' texts are at hand as well. */
export type OrderTranslate = Translate<GuestMessages & OrderMessages>
/** In the form before arrival, with the guests' texts. */
export type RegistrationTranslate = Translate<GuestMessages & RegistrationMessages>
/** In a survey, with the guests' texts. */
export type SurveyTranslate = Translate<GuestMessages & SurveyMessages>
/** About tomorrow's cleaning, with the guests' texts. */
export type CleaningTranslate = Translate<GuestMessages & CleaningMessages>
/** On the pages of other rooms, with the guests' texts. */
export type UpgradeTranslate = Translate<GuestMessages & UpgradeMessages>
/** In the store, with the guests' texts. */
export type StoreTranslate = Translate<GuestMessages & StoreMessages>
/** Where the store is ordered from, which says what ordering says. */
export type StoreOrderTranslate = Translate<GuestMessages & StoreMessages & OrderMessages>
export type AdminTranslate = Translate<AdminMessages & ErrorMessages>
