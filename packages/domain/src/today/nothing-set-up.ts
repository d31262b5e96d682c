import type { SetUpFacts } from './set-up-steps.ts'

/** Of a property in which nobody has done anything yet, for tests. */
export const NOTHING_SET_UP: SetUpFacts = {
  pictures: 0,
  ownCards: 0,
  rooms: 0,
  hasPrintedQrCodes: false,
  productsOnCards: 0,
  hasChosenPayments: false,
  sendsMail: false,
  colleagues: 0,
  isOpenedOnPhone: false,
}
