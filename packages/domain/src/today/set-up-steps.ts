import { type Capability, can } from '../team/capabilities.ts'
import type { Role } from '../team/roles.ts'

/** What a new property does before its first guest, in the order in which it is offered. */
export const SET_UP_STEPS = [
  'pictures',
  'cards',
  'rooms',
  'qrCodes',
  'product',
  'payments',
  'mailSender',
  'colleagues',
  'phone',
] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]

/** As many as make a guestbook worth opening. */
export const CARDS_TO_BEGIN_WITH = 3

/** What the property has by now, wherever it was done. */
export type SetUpFacts = {
  /** Pictures in its own media library. */
  pictures: number
  /** Published cards that a person made or changed; those a new property begins with are nobody's. */
  ownCards: number
  rooms: number
  hasPrintedQrCodes: boolean
  /** Enabled products that a published card shows. */
  productsOnCards: number
  hasChosenPayments: boolean
  /** Whether mail leaves this installation; a demo keeps it inside on purpose. */
  sendsMail: boolean
  /** Members beside the first, and invitations that are open. */
  colleagues: number
  isOpenedOnPhone: boolean
}

const IS_DONE: Record<SetUpStep, (facts: SetUpFacts) => boolean> = {
  pictures: ({ pictures }) => pictures > 0,
  cards: ({ ownCards }) => ownCards >= CARDS_TO_BEGIN_WITH,
  rooms: ({ rooms }) => rooms > 0,
  qrCodes: ({ hasPrintedQrCodes }) => hasPrintedQrCodes,
  product: ({ productsOnCards }) => productsOnCards > 0,
  payments: ({ hasChosenPayments }) => hasChosenPayments,
  mailSender: ({ sendsMail }) => sendsMail,
  colleagues: ({ colleagues }) => colleagues > 0,
  phone: ({ isOpenedOnPhone }) => isOpenedOnPhone,
}

/** Who can take a step; nobody is shown a line they cannot tick. */
const NEEDS: Record<SetUpStep, Capability> = {
  pictures: 'content:edit',
  cards: 'content:edit',
  rooms: 'units:manage',
  qrCodes: 'units:read',
  product: 'content:edit',
  payments: 'payments:manage',
  mailSender: 'settings:manage',
  colleagues: 'team:manage',
  phone: 'property:enter',
}

export type StepState = { step: SetUpStep; isDone: boolean }

/** The steps that this member of staff can take, each with whether it is done, wherever and by whomever it was. */
export function setUpSteps(facts: SetUpFacts, membership: { roles: readonly Role[] }): StepState[] {
  return SET_UP_STEPS.filter((step) => can(membership, NEEDS[step])).map((step) => ({
    step,
    isDone: IS_DONE[step](facts),
  }))
}
