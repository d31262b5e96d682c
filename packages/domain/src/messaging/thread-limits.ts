/** How much is taken of guests whom nobody has to let in; what one device or one house can be sent has an end. */
export const THREAD_LIMITS = {
  /** Of one stay or one visitor, in an hour, in the guestbook. */
  entriesPerHour: 60,
  picturesPerHour: 20,
  /** Of all visitors without a booking together: in an hour, of one house. */
  visitorEntriesPerHour: 200,
  newVisitorsPerHour: 40,
  /** Of senders whom no booking has, by SMS and e-mail, in an hour. */
  newSendersPerHour: 200,
  /** Of one thread by SMS, and as many by e-mail: senders can be forged, and programs answer each other. */
  inboundPerHour: 60,
  codesPerHour: 6,
  codeTries: 5,
  codeMinutes: 10,
  /** A mail can be long; more of it is read in the mailbox. */
  inboundText: 5000,
  /** The newest of a thread are shown. */
  entriesShown: 500,
} as const
