import { randomUUID } from 'node:crypto'
import { sendTemplate, textOfMessage } from './support/message-calls.ts'
import { answerRequest } from './support/order-calls.ts'
import { DESK, PHONE } from './support/screens.ts'
import { visit } from './support/staff.ts'
import {
  card,
  eachNight,
  makeDeal,
  makeExpected,
  openStore,
  orderIn,
  orderOnBill,
  sheet,
  untilOnSale,
} from './support/store.ts'
import { makeTemplate, publishTemplate, textModule } from './support/templates.ts'
import { expect, test } from './support/test.ts'

/** Guests who agreed to be counted: what led them to the store stays with their order. */
test.use({ ...PHONE, consent: 'granted' })

const offers = (dealId: string) => ({
  type: 'upselling',
  id: randomUUID(),
  props: { title: 'A little extra', selection: 'chosen', deals: [dealId] },
  outerPadding: { top: 0, bottom: 0 },
})

test('a deal in an e-mail leads to the order that reception accepts, and its figures say which e-mail it was', async ({
  page: guest,
  person,
  signIn,
}) => {
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const stay = await makeExpected(staff, 'Astrid', 20, { wantsOffers: true })
  const cocoa = await makeDeal(staff, 'Cocoa under the stars', { options: eachNight(3) })
  await untilOnSale(staff, stay, [cocoa])
  const name = `Before you come ${randomUUID().slice(0, 4)}`
  const email = await makeTemplate(staff, 'email', {
    name,
    subject: { 0: name },
    localizedData: { 0: [textModule('Soon you are here.'), offers(cocoa.dealId)] },
  })
  await publishTemplate(staff, email)
  await sendTemplate(staff, stay, email.id)
  const mail = () => textOfMessage(staff, stay, new RegExp(name))
  // What it offers is found when it goes out.
  await expect.poll(mail).toContain(cocoa.title)
  expect(await mail()).toContain('195')

  const [link = ''] = /https?:\/\/\S+\/upselling\/\S+deal=\S+/.exec(await mail()) ?? []
  await openStore(guest, link)
  await expect(sheet(guest).getByRole('heading', { name: cocoa.title })).toBeVisible()
  await sheet(guest).getByRole('checkbox').first().check()
  await sheet(guest).getByRole('button', { name: 'Add this night' }).click()
  await orderOnBill(guest)
  await answerRequest(staff, orderIn(guest), 'accept')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('It will be ready, Astrid')

  await visit(staff, '/admin/upselling/statistics')
  const row = staff.getByRole('row').filter({ hasText: `E-mail: ${name}` })
  // The house has other deals, which stood beside it.
  const shown = /^[1-9]\d*$/
  await expect(row.getByRole('cell')).toHaveText([shown, '1', '1', '1', '1', /195/, /.*/, /.*/])
})

test('a deal on a page costs what it costs now, leads to the guest’s own store, and is full when it is', async ({
  page: guest,
  person,
  signIn,
}) => {
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const stay = await makeExpected(staff, 'Astrid')
  const bed = await makeDeal(staff, 'A bed for one more', { options: eachNight(1, true), salePrice: 17_500 })
  await untilOnSale(staff, stay, [bed])
  const made = await makeTemplate(staff, 'page', {
    name: `For your stay ${randomUUID().slice(0, 4)}`,
    localizedData: { 0: [textModule('For your stay.'), offers(bed.dealId)] },
  })
  await publishTemplate(staff, made)
  // The device knows whose stay it is from the store it opened before.
  await openStore(guest, stay.store)
  await guest.goto(`/pages/fjellheim/${made.id}`)
  const offer = guest.getByRole('link', { name: bed.title })
  await expect(offer).toContainText('175')
  await offer.click()
  await expect(guest).toHaveURL(new RegExp(`/upselling/fjellheim/.+deal=${bed.dealId}.*from=page/${made.id}`))
  await sheet(guest).getByRole('button', { name: 'Every free night' }).click()
  await sheet(guest).getByRole('button', { name: /^Add / }).click()
  await expect(card(guest, bed)).toContainText('4 chosen')
  await orderOnBill(guest)

  const other = await makeExpected(staff, 'Ove')
  const late = await person(PHONE)
  await openStore(late, other.store)
  await late.goto(`/pages/fjellheim/${made.id}`)
  await expect(late.getByText(bed.title)).toBeVisible()
  await expect(late.getByRole('main')).toContainText('Fully booked')
})
