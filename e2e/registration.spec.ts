import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import type { Page } from '@playwright/test'
import { publishCards } from './support/card-calls.ts'
import { openAlive, openWithStream } from './support/guestbook.ts'
import { test } from './support/own-property.ts'
import {
  askInstead,
  handOn,
  keptOnDevice,
  makeArrival,
  makeForm,
  SEND_CALL,
  sentBy,
  tryRegistration,
  untilAlive,
  walkToEnd,
  withField,
  wordsAt,
} from './support/registration.ts'
import { expectAccessibleEverywhere } from './support/schemes.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect } from './support/test.ts'

test.use({ propertyLanguages: ['GB', 'DK', 'FI'] })
test.beforeEach(({ page }) => tryRegistration(page))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** How often what the server drew of a page was taken away, once the page has come to rest. */
async function countSwaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { swaps: number }
    counted.swaps = 0
    new MutationObserver((changes) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
      counted.swaps += removed.filter(({ nodeName }) => nodeName === 'MAIN').length
    }).observe(document, { childList: true, subtree: true })
  })
  return () =>
    page.evaluate(async () => {
      await new Promise((end) => requestIdleCallback(end))
      return (window as unknown as { swaps: number }).swaps
    })
}

const STILL = { reducedMotion: 'reduce' } as const

test('a guest with a companion fills in the Danish form in 25 interactions at most', async ({
  page: staff,
  property,
  person,
}) => {
  await makeForm(staff, 'Registrering', formBodyOf('DK'))
  await staff.request.post('/api/hotel/cards', {
    headers: { 'idempotency-key': property.id },
    data: { template: 'registration-form' },
  })
  await publishCards(staff)
  const { form, guestbook, lastName } = await makeArrival(staff, property.id, 'Anke')
  const guest = await person({ ...PHONE, locale: 'da-DK' })
  const hand = handOn(guest)

  await test.step('from the box in the guestbook', async () => {
    await openAlive(guest, guestbook)
    await guest.getByRole('link', { name: 'Registrer dig, før du kommer' }).click()
    await guest.getByRole('dialog').getByRole('link', { name: 'Udfyld formularen' }).click()
    await expect(guest).toHaveURL(form)
    await expect(heading(guest)).toContainText('Hej Anke.')
  })
  await test.step('the form itself', async () => {
    await hand.type('Fødselsdato', '02091986')
    await hand.country('Nationalitet', 'Tyskland')
    await expect(guest.getByText('Vi skal bruge dit rejsedokument.')).toBeVisible()
    await hand.type('Adresse', 'Am Kai 4, 24103 Kiel')
    await hand.button('Næste')
    await hand.choose('Pas')
    await hand.type('Dokumentnummer', 'C01X00T47')
    await hand.button('Næste')
    await hand.choose('Ja')
    await hand.button('Ægtefælle')
    await hand.type('Fornavn', 'Jens')
    await hand.type('Fødselsdato', '21061984')
    await hand.choose('Pas')
    await hand.type('Dokumentnummer', 'C02X00T48')
    await hand.button('Føj til formularen')
    await hand.button('Næste')
    await hand.button('Næste')
    await expect(heading(guest)).toHaveText('Tjek, og skriv under')
    await hand.sign()
    await expect(guest.getByRole('img', { name: 'Din tegnede underskrift' })).toBeVisible()
    await hand.tap(guest.getByRole('checkbox', { name: 'Jeg accepterer husets vilkår' }))
    await hand.button('Underskriv og send')
    await expect(heading(guest)).toContainText('Så er alt klart, Anke.')
    await expect(guest.getByText('Anke og Jens')).toBeVisible()
    expect(hand.count()).toBeLessThanOrEqual(25)
    expect(await sentBy(staff, lastName)).toMatchObject([{ person: 'main', companions: 1 }])
  })
  await test.step('whoever comes back reads that it is filled in, and nothing of it', async () => {
    const swaps = await countSwaps(guest)
    await openWithStream(guest, () => guest.goto(form))
    await expect(heading(guest)).toHaveText('Du er allerede registreret')
    expect(await swaps(), 'what stood in the page stays under the finger').toBe(0)
    const told = await guest.content()
    for (const secret of ['1986-09-02', '02/09/1986', 'Am Kai', 'C01X00T47', 'C02X00T48', '1984-06-21']) {
      expect(told).not.toContain(secret)
    }
  })
  await test.step('the box says that it is done', async () => {
    await guest.getByRole('link', { name: 'Til gæstebogen' }).click()
    await expect(guest).toHaveURL(guestbook)
    await expect(guest.getByRole('main').getByText('Registreret')).toBeVisible()
  })
})

test('a Finnish family comes back after a reload, and leaves nothing on the phone', async ({
  page: staff,
  property,
  person,
}) => {
  await makeForm(staff, 'Matkustajailmoitus', withField(formBodyOf('FI'), 'signature'))
  const { form, lastName } = await makeArrival(staff, property.id, 'Pekka')
  const guest = await person({ ...PHONE, ...STILL, locale: 'fi-FI' })
  const hand = handOn(guest)
  const child = async (name: string, born: string) => {
    await hand.button('Alaikäinen lapsi')
    await hand.type('Etunimi', name)
    await hand.type('Syntymäaika', born)
    await hand.button('Lisää lomakkeelle')
  }

  await test.step('spouse and children', async () => {
    await guest.goto(form)
    await hand.type('Syntymäaika', '5.1.1980')
    await hand.country('Kansalaisuus', 'Suomi')
    await expect(guest.getByText('Passin numeroa ei tarvita.')).toBeVisible()
    await hand.type('Postiosoite', 'Rantatie 5, 00100 Helsinki')
    await hand.button('Seuraava')
    await hand.choose('Kyllä')
    await hand.button('Puoliso')
    await hand.type('Etunimi', 'Leena')
    await hand.type('Syntymäaika', '7.8.1982')
    await hand.button('Lisää lomakkeelle')
    await child('Aino', '1.2.2018')
    await child('Eero', '3.4.2020')
    await expect(guest.getByRole('listitem')).toHaveCount(3)
  })
  await test.step('removing somebody asks first', async () => {
    const remove = guest.getByRole('button', { name: `Poista Eero ${lastName}` })
    await remove.click()
    await hand.button('Säilytä Eero')
    await expect(guest.getByRole('listitem')).toHaveCount(3)
    await remove.click()
    await expect(guest.getByRole('heading', { name: 'Poistetaanko Eero lomakkeelta?' })).toBeVisible()
    await hand.button('Poista')
    await expect(guest.getByRole('listitem')).toHaveCount(2)
  })
  await test.step('a reload brings everything back, which nobody else could read', async () => {
    await hand.button('Seuraava')
    await hand.country('Maa, josta saavut', 'Viro')
    await expect.poll(() => keptOnDevice(guest)).toHaveLength(1)
    for (const text of await keptOnDevice(guest)) expect(text).not.toMatch(/Leena|Aino|Rantatie|1980/)
    await guest.reload()
    await expect(guest.getByText('Tervetuloa takaisin. Kirjoittamasi on yhä tallessa.')).toBeVisible()
    await hand.button('Jatka')
    await expect(guest.getByRole('button', { name: 'Maa, josta saavut' })).toContainText('Viro')
    await hand.button('Takaisin')
    await expect(guest.getByRole('listitem')).toHaveCount(2)
    await hand.button('Seuraava')
    await hand.button('Seuraava')
    for (const words of [`Pekka ${lastName}, Suomi`, 'Leena', 'Aino']) {
      await expect(guest.locator('dl').getByText(words)).toBeVisible()
    }
  })
  await test.step('a typed signature', async () => {
    await hand.choose('Kirjoita')
    await expect(guest.getByRole('textbox', { name: 'Koko nimesi' })).toHaveValue(`Pekka ${lastName}`)
    await guest.getByRole('checkbox').check()
    await hand.button('Allekirjoita ja lähetä')
    await expect(heading(guest)).toContainText('Kaikki valmista, Pekka.')
    expect(await keptOnDevice(guest)).toEqual([])
    expect(await sentBy(staff, lastName)).toMatchObject([{ person: 'main', companions: 2 }])
    await guest.goBack()
    await guest.goto(form)
    await expect(heading(guest)).toHaveText('Ilmoituksesi on jo tehty')
    expect(await keptOnDevice(guest)).toEqual([])
  })
})

test('what is wrong is said at its field, and a form that fails to arrive is sent exactly once', async ({
  page: staff,
  property,
  person,
  guard,
}) => {
  guard.expectError(/500|502|ERR_INTERNET_DISCONNECTED/)
  await makeForm(staff, 'Registration', formBodyOf('DK'))
  const { form, lastName } = await makeArrival(staff, property.id, 'Astrid')
  const guest = await person(PHONE)
  const hand = handOn(guest)
  const born = guest.getByRole('textbox', { name: 'Date of birth' })
  const sends: string[] = []
  guest.on('request', (request) => {
    if (SEND_CALL.test(request.url())) sends.push(request.postDataJSON().clientKey)
  })

  await test.step('missing and impossible answers', async () => {
    await guest.goto(form)
    await hand.button('Next')
    for (const field of ['birthDate', 'nationality', 'address']) {
      await expect(wordsAt(guest, field)).toHaveText('Field is required')
    }
    await expect(born).toBeFocused()
    await expect(guest.getByRole('alert').filter({ hasText: '3 fields need another look.' })).toBeAttached()
    for (const [typed, words] of [
      ['31021990', 'Not a valid date'],
      ['01012099', 'This day has not come yet'],
      ['01011850', 'Is the year right?'],
    ] as const) {
      await hand.type('Date of birth', typed)
      await hand.button('Next')
      await expect(wordsAt(guest, 'birthDate')).toHaveText(words)
      await expect(born).toBeFocused()
    }
    await hand.type('Date of birth', '14031988')
    await expect(wordsAt(guest, 'birthDate')).toHaveCount(0)
  })
  await test.step('the nationality decides at once what is asked', async () => {
    await hand.country('Nationality', 'Germany')
    await expect(guest.getByText('Your travel document is needed.')).toBeVisible()
    await hand.type('Postal address', 'Strandvejen 112, 2900 Hellerup')
    await hand.button('Next')
    await expect(heading(guest)).toHaveText('Your travel document')
    await hand.button('Back')
    await hand.country('Nationality', 'Denmark')
    await expect(guest.getByText('No passport number needed.')).toBeVisible()
    await hand.button('Next')
    await expect(heading(guest)).toHaveText('Who comes with you?')
    await hand.choose('No, just me')
    await hand.button('Next')
    await hand.button('Next')
  })
  const dialog = guest.getByRole('dialog', { name: 'Not sent yet' })
  await test.step('without a connection nothing is lost', async () => {
    await hand.button('Send')
    await expect(guest.getByRole('checkbox')).toBeFocused()
    await guest.getByRole('checkbox').check()
    await guest.context().setOffline(true)
    await hand.button('Send')
    await expect(dialog).toContainText('You are offline. Everything is kept on this device')
    await hand.button('Cancel')
    await guest.context().setOffline(false)
    await expect(guest.getByText(`Astrid ${lastName}, Denmark`)).toBeVisible()
  })
  await test.step('a server that fails, and an answer that is lost', async () => {
    await guest.route(SEND_CALL, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await guest.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await expect(dialog).toContainText('Something went wrong. Please try again.')
    expect(await sentBy(staff, lastName)).toEqual([])
    await guest.route(
      SEND_CALL,
      async (route) => {
        await route.fetch()
        await route.fulfill({ status: 502, body: '' })
      },
      { times: 1 },
    )
    await hand.button('Try again')
    await expect.poll(() => sentBy(staff, lastName)).toHaveLength(1)
    await expect(dialog).toContainText('Something went wrong. Please try again.')
    await guest.getByRole('button', { name: 'Try again' }).dblclick()
    await expect(heading(guest)).toContainText('All done, Astrid.')
    expect(await sentBy(staff, lastName)).toHaveLength(1)
    // Offline, the failure, the answer that was lost, and the one that came; a second press sends nothing.
    expect(sends).toHaveLength(4)
    expect(new Set(sends).size).toBe(1)
  })
})

test('other adults register on a phone of their own, or on the same one', async ({
  page: staff,
  property,
  person,
}) => {
  await makeForm(staff, 'Registration', formBodyOf('DK'))
  const { form, lastName } = await makeArrival(staff, property.id, 'Astrid')
  const first = await person({ ...PHONE, ...STILL })
  const hand = handOn(first)

  await first.goto(form)
  await hand.type('Date of birth', '14031988')
  await hand.country('Nationality', 'Denmark')
  await hand.type('Postal address', 'Strandvejen 112, 2900 Hellerup')
  await hand.button('Next')
  await hand.choose('Yes')
  await hand.button('Send a link')
  await hand.type('Their first name', 'Jonas')
  await hand.button('Make the link')
  const sheet = first.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: 'The link for Jonas is ready' })).toBeVisible()
  const link = await sheet.getByText(/^http/).innerText()
  await first.keyboard.press('Escape')
  await expect(first.getByText('Has a link, not yet filled')).toBeVisible()

  await test.step('the link opens that person’s form, once', async () => {
    const second = await person({ ...PHONE, ...STILL })
    await second.goto(link)
    await expect(heading(second)).toHaveText('Tell us who you are')
    expect(await second.content()).not.toContain(lastName)
    await walkToEnd(second, ['Jonas', lastName])
    await handOn(second).button('Send')
    await expect(heading(second)).toContainText('All done, Jonas.')
    await expect(second.getByRole('button', { name: 'Register another adult' })).toHaveCount(0)
    await second.goto(link)
    await expect(heading(second)).toHaveText('You are registered already')
    const third = await person({ ...PHONE, ...STILL })
    await third.goto(link)
    await expect(heading(third)).toHaveText('This link has been used')
  })
  await test.step('the one who made it goes on where they were', async () => {
    await hand.button('Next')
    await hand.button('Next')
    await first.getByRole('checkbox').check()
    await hand.button('Send')
    await expect(heading(first)).toContainText('All done, Astrid.')
    await expect(first.getByText('Astrid and 1 other')).toBeVisible()
  })
  await test.step('another adult on the same phone', async () => {
    await hand.button('Register another adult')
    await walkToEnd(first, ['Mikkel', lastName])
    await hand.button('Send')
    await expect(heading(first)).toContainText('All done, Mikkel.')
    const sent = await sentBy(staff, lastName)
    expect(sent.map(({ person: kind }) => kind).sort()).toEqual(['adult', 'adult', 'main'])
  })
})

test('a form that the house changes meanwhile keeps the answers and asks what is new', async ({
  page: staff,
  property,
  person,
  guard,
}) => {
  guard.expectError(/409/)
  await makeForm(staff, 'Before', formBodyOf('DK'))
  const { form, lastName } = await makeArrival(staff, property.id, 'Astrid')
  const guest = await person({ ...PHONE, ...STILL })
  const hand = handOn(guest)
  await guest.goto(form)
  await walkToEnd(guest)
  await askInstead(staff, await makeForm(staff, 'After', withField(formBodyOf('DK'), 'occupation')))

  await hand.button('Send')
  await expect(guest.getByText('The hotel changed the form while you filled it in.')).toBeVisible()
  await hand.button('Continue')
  await hand.button('Send')
  await expect(wordsAt(guest, 'occupation')).toHaveText('Field is required')
  await expect(guest.getByRole('textbox', { name: 'Occupation' })).toBeFocused()
  await expect(guest.getByRole('textbox', { name: 'Postal address' })).toHaveValue(/Strandgade 3/)
  await hand.type('Occupation', 'Architect')
  for (let screen = 0; screen < 3; screen++) await hand.button('Next')
  await hand.button('Send')
  await expect(heading(guest)).toContainText('All done, Astrid.')
  expect(await sentBy(staff, lastName)).toHaveLength(1)
})

test('everybody can use every step, by day and by night, and the first by keyboard alone', async ({
  page: staff,
  property,
  person,
}) => {
  await makeForm(staff, 'Registration', formBodyOf('EE'))
  const { form } = await makeArrival(staff, property.id, 'Astrid')
  await test.step('by keyboard', async () => {
    const desk = await person({ ...DESK, ...STILL })
    const key = (name: string) => desk.keyboard.press(name)
    await desk.goto(form)
    await expect(desk.getByRole('textbox', { name: 'Date of birth' })).toBeVisible()
    await untilAlive(desk)
    const tabTo = async (name: RegExp) => {
      const reached = () => desk.evaluate(() => document.activeElement?.closest('[data-field]')?.textContent)
      for (let step = 0; step < 20 && !name.test((await reached()) ?? ''); step++) await key('Tab')
      expect(await reached()).toMatch(name)
    }
    await tabTo(/Date of birth/)
    await desk.keyboard.type('14031988')
    await tabTo(/Nationality/)
    await key('Enter')
    await expect(desk.getByRole('combobox')).toBeFocused()
    await desk.keyboard.type('norge')
    await expect(desk.getByRole('option', { name: /Norway/ })).toBeVisible()
    await key('Enter')
    await expect(desk.getByRole('button', { name: 'Nationality' })).toBeFocused()
    await tabTo(/Postal address/)
    await desk.keyboard.type('Strandgata 3, 5003 Bergen')
    await key('Enter')
    await expect(heading(desk)).toHaveText('Who comes with you?')
    await expect(heading(desk)).toBeFocused()
  })

  const guest = await person({ ...PHONE, ...STILL })
  const hand = handOn(guest)
  const look = (name: string, { inSheet = false } = {}) =>
    test.step(name, async () => {
      // None that still rises or goes.
      await expect(guest.locator('dialog:modal')).toHaveCount(inSheet ? 1 : 0)
      await expectAccessibleEverywhere(guest)
    })
  await guest.goto(form)
  await hand.button('Next')
  await expect(wordsAt(guest, 'birthDate')).toBeVisible()
  await look('the first step with what is wrong')
  await guest.getByRole('button', { name: 'Nationality' }).click()
  await expect(guest.getByRole('option').first()).toBeVisible()
  await look('the countries', { inSheet: true })
  await guest.getByRole('option', { name: 'United States' }).first().click()
  await hand.type('Date of birth', '14031988')
  await hand.type('Postal address', 'Strandgata 3, 5003 Bergen')
  await hand.button('Next')
  await look('the document')
  await hand.choose('Passport')
  await hand.type('Document number', 'C01X00T47')
  await hand.country('Issued by (country)', 'United States')
  await hand.button('Next')
  await hand.choose('Yes')
  await hand.button('Underage child')
  await look('a companion', { inSheet: true })
  await hand.type('First name', 'Ella')
  await hand.type('Date of birth', '21062019')
  await hand.choose('Passport')
  await hand.type('Document number', 'C01X00T48')
  await hand.country('Issued by (country)', 'United States')
  await hand.button('Add to the form')
  await look('the companions')
  await guest.getByRole('button', { name: /^Remove Ella/ }).click()
  await look('the question before somebody is removed', { inSheet: true })
  await hand.button('Keep Ella')
  await hand.button('Send a link')
  await look('a link for another adult', { inSheet: true })
  await guest.keyboard.press('Escape')
  await hand.button('Next')
  await look('the trip')
  await hand.button('Next')
  await hand.button('Sign and send')
  await look('the signature that is missing')
  await hand.sign()
  await guest.getByRole('checkbox').check()
  await look('the signature')
  await hand.button('Cancel')
  await look('the question before leaving', { inSheet: true })
  await hand.button('Stay here')
  await hand.button('Sign and send')
  await expect(heading(guest)).toContainText('All done, Astrid.')
  await look('what was sent')
  await guest.goto(form)
  await expect(heading(guest)).toHaveText('You are registered already')
  await look('the form that is filled in already')
})
