import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { inUseReasons } from './in-use-reasons.ts'

const t = await englishTexts()
const refusal = (details: unknown) => new CallError('units/in-use', 409, '', details)

test('every kind of use is told with its number or its names', () => {
  const details = {
    bookings: 2,
    units: 1,
    cards: [
      { id: 'a', name: 'Sauna' },
      { id: 'b', name: 'Wi-Fi' },
    ],
    targetGroups: [{ id: 'g', name: 'Families' }],
    products: [{ id: 'p', name: 'Sauna hour' }],
    deals: [{ id: 'd', name: 'Sauna for two' }],
    registrationForms: [{ id: 'f', name: 'Groups' }],
    roomUpgrades: [{ id: 'u', name: 'Double → Suite' }],
    upgradeRequests: [{ id: 'o', name: '1047' }],
  }
  expect(inUseReasons(t, refusal(details))).toEqual([
    '1 room is in this category. Move or delete the room first.',
    '2 bookings use it.',
    'The target group “Families” uses it.',
    'The cards “Sauna” and “Wi-Fi” use it. Change them and publish first.',
    'The product “Sauna hour” uses it. Change the product first.',
    'The deal “Sauna for two” uses it. Change the deal first.',
    'The registration form “Groups” uses it. Change the form first.',
    'The room upgrade “Double → Suite” uses it. Change or delete the upgrade first.',
    'Request “1047” for a room upgrade waits for an answer. Accept or decline it first.',
  ])
})

test('any other failure has no reasons of this kind', () => {
  expect(inUseReasons(t, refusal(undefined))).toEqual([])
  expect(inUseReasons(t, new Error('other'))).toEqual([])
})
