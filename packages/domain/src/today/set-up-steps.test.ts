import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOTHING_SET_UP as NOTHING } from './nothing-set-up.ts'
import { SET_UP_STEPS, type SetUpFacts, setUpSteps } from './set-up-steps.ts'

const owner = { roles: ['owner' as const] }
const done = (facts: SetUpFacts) =>
  setUpSteps(facts, owner).flatMap(({ step, isDone }) => (isDone ? [step] : []))

test('an empty property has nine steps to take, in their order', () => {
  const steps = setUpSteps(NOTHING, owner)
  expect(steps.map(({ step }) => step)).toEqual(SET_UP_STEPS)
  expect(done(NOTHING)).toEqual([])
})

test.each<[keyof SetUpFacts, number | true, string]>([
  ['pictures', 1, 'pictures'],
  ['ownCards', 3, 'cards'],
  ['rooms', 1, 'rooms'],
  ['hasPrintedQrCodes', true, 'qrCodes'],
  ['productsOnCards', 1, 'product'],
  ['hasChosenPayments', true, 'payments'],
  ['sendsMail', true, 'mailSender'],
  ['colleagues', 1, 'colleagues'],
  ['isOpenedOnPhone', true, 'phone'],
])('%s of %s ticks %s and nothing else', (fact, value, step) => {
  expect(done({ ...NOTHING, [fact]: value })).toEqual([step])
})

test('two cards are not three', () => {
  expect(done({ ...NOTHING, ownCards: 2 })).toEqual([])
})

test('a manager is shown no step that only an owner can take', () => {
  const steps = setUpSteps(NOTHING, { roles: ['manager'] }).map(({ step }) => step)
  expect(steps).toEqual(SET_UP_STEPS.filter((step) => step !== 'payments' && step !== 'colleagues'))
})

test('doing more never takes a tick away', () => {
  const count = fc.nat(5)
  const facts = fc.record<SetUpFacts>({
    pictures: count,
    ownCards: count,
    rooms: count,
    hasPrintedQrCodes: fc.boolean(),
    productsOnCards: count,
    hasChosenPayments: fc.boolean(),
    sendsMail: fc.boolean(),
    colleagues: count,
    isOpenedOnPhone: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, facts, (before, more) => {
      const after = Object.fromEntries(
        Object.entries(before).map(([fact, value]) => {
          const added = more[fact as keyof SetUpFacts]
          return [fact, typeof value === 'number' ? value + Number(added) : value || added]
        }),
      ) as SetUpFacts
      expect(done(after)).toEqual(expect.arrayContaining(done(before)))
    }),
  )
})
