import { greeting, openAlive, openBox, untilAlive } from './support/guestbook.ts'
import { handOn, makeArrival } from './support/registration.ts'
import { COLOR_SCHEMES, DESK, PHONE, TABLET } from './support/screens.ts'
import { makeLeft, next, nextToContact, rate, score, send, untilFillable } from './support/survey.ts'
import { canvas, frames, mailOf, makeFromPreset, openTemplate, publishTemplate } from './support/templates.ts'
import { expect, test } from './support/test.ts'

/** The screens the readme shows; run with UPDATE_PICTURES=1 to take them anew. */

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the guestbook greets its guest', async ({ page, stays, picture }) => {
    await page.goto(stays.inHouse)
    await untilAlive(page)
    await expect(greeting(page)).toContainText('Astrid')
    await picture(page, 'guestbook-phone')
  })

  test('a guest reads what is for the room', async ({ page, stays, picture }) => {
    await openAlive(page, stays.inHouse)
    const sheet = await openBox(page, 'How your room works')
    await expect(sheet.getByText('Wi-Fi password')).toBeVisible()
    await picture(page, 'unit-specific-phone')
  })

  test('a voucher is open', async ({ page, stays, picture }) => {
    await openAlive(page, stays.inHouse)
    const sheet = await openBox(page, 'A glass on the house')
    await expect(sheet.getByRole('button', { name: 'Redeem' })).toBeVisible()
    await picture(page, 'voucher-phone')
  })

  test('a facility tells its hours', async ({ page, stays, picture }) => {
    await openAlive(page, stays.qr)
    const sheet = await openBox(page, 'Restaurant and bar')
    await expect(sheet.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
    await picture(page, 'facilities-phone')
  })

  test('the house has a page of its own', async ({ page, stays, picture }) => {
    await openAlive(page, stays.qr)
    await page.getByRole('link', { name: 'All the walks' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Walks from the door' })).toBeVisible()
    await picture(page, 'page-phone')
  })

  test.describe('in Danish, in the dark', () => {
    test.use({ locale: 'da-DK', colorScheme: 'dark' })

    test('the guestbook greets its guest in Danish', async ({ page, stays, picture }) => {
      await page.goto(stays.inHouse)
      await untilAlive(page)
      await expect(greeting(page)).toContainText('Astrid')
      await expect(page.locator('html')).toHaveAttribute('lang', 'da')
      await picture(page, 'guestbook-phone-da-dark')
    })
  })
})

test.describe('on a desk', () => {
  test.use(DESK)

  test('Today shows who comes and goes', async ({ page, adminUrl, signIn, picture }) => {
    await signIn(page, 'owner')
    await page.goto(adminUrl())
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ingrid')
    await expect(page.getByText('Still to arrive')).toBeVisible()
    await picture(page, 'today-desk')
  })

  test('the cards of the guestbook are listed', async ({ page, adminUrl, signIn, picture }) => {
    await signIn(page, 'owner')
    await page.goto(adminUrl('/guestbook'))
    await expect(page.getByText('Three walks from the door')).toBeVisible()
    await picture(page, 'cards-desk')
  })

  test('a guest waits for an answer in the inbox', async ({ page, adminUrl, signIn, picture }) => {
    await signIn(page, 'reception')
    await page.goto(adminUrl('/messages/inbox'))
    await page.getByRole('link', { name: /Astrid Nilsen/ }).click()
    await expect(page.getByRole('log')).toContainText('barnevogn')
    await expect(page.getByRole('complementary', { name: 'Guest' })).toContainText('204')
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Guest' })).toContainText('Breakfast in bed')
    await picture(page, 'inbox-desk')
  })

  test('a message to tomorrow’s arrivals is written', async ({ page, adminUrl, signIn, picture }) => {
    await signIn(page, 'owner')
    await page.goto(adminUrl('/messages'))
    await page.getByRole('textbox', { name: 'Subject' }).fill('See you tomorrow')
    const words = 'Dear {{firstName}},\n\nThe fire is lit from four. Dinner is served from six to nine.'
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(words)
    await expect(page.frameLocator('iframe').getByText('The fire is lit from four')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await picture(page, 'compose-desk')
  })

  test('an automation reads as a sentence, with its dry run', async ({ page, adminUrl, signIn, picture }) => {
    await signIn(page, 'owner')
    await page.goto(adminUrl('/automations'))
    await page.getByRole('link', { name: 'Welcome before arrival', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Who gets what' })).toBeVisible()
    await picture(page, 'automation-desk')
  })
})

test.describe('the editor of pages and e-mails', () => {
  for (const [name, screen] of Object.entries({ desk: DESK, tablet: TABLET, phone: PHONE })) {
    test.describe(`on a ${name}`, () => {
      test.use(screen)

      test('an e-mail is written', async ({ page, signIn, picture }) => {
        await signIn(page, 'owner')
        await openTemplate(page, await makeFromPreset(page, 'email', 'pre-stay'))
        await frames(page).nth(1).click()
        await expect(page.locator('aside [contenteditable]').first()).toBeAttached()
        const hero = canvas(page).locator('img').first()
        const isDrawn = () => hero.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
        await expect.poll(isDrawn).toBe(true)
        await picture(page, `editor-${name}`)
      })
    })
  }
})

test.describe('pages that presets begin, on a phone', () => {
  test.use(PHONE)

  for (const preset of ['activities', 'menu', 'guest-directory']) {
    test(preset, async ({ page, signIn, picture }) => {
      await signIn(page, 'owner')
      const template = await makeFromPreset(page, 'page', preset)
      await publishTemplate(page, template)
      await openAlive(page, `/pages/fjellheim/${template.id}`)
      await picture(page, `page-${preset}-phone`)
    })
  }
})

test.describe('e-mails that presets begin', () => {
  const EMAILS = ['pre-stay', 'registration-form', 'check-in', 'room-upgrades', 'post-stay', 'guest-feedback']
  const [WIDE, NARROW, SPACE] = [600, 320, 24]
  const frame = (width: number) =>
    `<iframe src="/mail.html" width="${width}" height="1600" style="border:0;flex:none"></iframe>`
  const sheet = `<!doctype html><title>E-mail</title><body style="margin:${SPACE}px;display:flex;gap:${SPACE}px;background:#999">${frame(WIDE)}${frame(NARROW)}`

  test.use({ viewport: { width: WIDE + NARROW + 3 * SPACE, height: 1600 + 2 * SPACE } })

  for (const preset of EMAILS) {
    test(`${preset}, as wide as on a desk and on a small phone`, async ({
      page,
      signIn,
      picture,
      server,
    }) => {
      await signIn(page, 'owner')
      const html = await mailOf(page, await makeFromPreset(page, 'email', preset))
      // At addresses of the server, which the pictures come from.
      for (const [file, body] of Object.entries({ 'mail.html': html, 'sheet.html': sheet })) {
        await page.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/html', body }))
      }
      for (const colorScheme of COLOR_SCHEMES) {
        await page.emulateMedia({ colorScheme })
        await page.goto(`${server.url}/sheet.html`)
        await picture(page, `email-${preset}-${colorScheme}`)
      }
    })
  }
})

test.describe('the registration before arrival, on a phone', () => {
  for (const colorScheme of COLOR_SCHEMES) {
    test(colorScheme, async ({ person, signIn, picture }) => {
      const staff = await person()
      await signIn(staff, 'owner')
      const { form } = await makeArrival(staff, 'fjellheim', 'Astrid', 'Holm')
      const guest = await person({ ...PHONE, colorScheme, reducedMotion: 'reduce' })
      const hand = handOn(guest)
      const take = (step: string) => picture(guest, `registration-${step}-phone-${colorScheme}`)
      await guest.goto(form)
      await hand.type('Date of birth', '14031988')
      await hand.country('Nationality', 'Denmark')
      await hand.type('Postal address', 'Strandvejen 112, 2900 Hellerup')
      await hand.type('Occupation', 'Architect')
      await take('you')
      await hand.button('Next')
      await hand.choose('Yes')
      await hand.button('Spouse')
      await hand.type('First name', 'Mikkel')
      await hand.type('Date of birth', '02091986')
      await hand.type('Occupation', 'Teacher')
      await take('companion')
      await hand.button('Add to the form')
      await hand.button('Underage child')
      await hand.type('First name', 'Ella')
      await hand.type('Date of birth', '21062019')
      await hand.button('Add to the form')
      await guest.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await take('companions')
      await hand.button('Remove Ella Holm')
      await take('remove')
      await hand.button('Keep Ella')
      await hand.button('Next')
      await take('trip')
      await hand.button('Next')
      await hand.sign()
      await hand.tap(guest.getByRole('checkbox'))
      await guest.evaluate(() => scrollTo(0, 0))
      await take('sign')
      await hand.button('Sign and send')
      await expect(guest.getByText('Astrid, Mikkel and Ella')).toBeVisible()
      const photo = guest.getByRole('main').locator('img').first()
      const isDrawn = () => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
      await expect.poll(isDrawn).toBe(true)
      await take('sent')
      await guest.goto(form)
      await expect(guest.getByRole('heading', { name: 'You are registered already' })).toBeVisible()
      await expect.poll(isDrawn).toBe(true)
      await take('filled')
    })
  }
})

test.describe('the store and room upgrades', () => {
  for (const colorScheme of COLOR_SCHEMES) {
    test(`on a phone, ${colorScheme}`, async ({ person, stays, picture }) => {
      const guest = await person({ ...PHONE, colorScheme, reducedMotion: 'reduce' })
      const take = (name: string) => picture(guest, `${name}-phone-${colorScheme}`)
      const key = new URL(stays.beforeArrival).pathname.split('/').at(-1)
      await guest.goto(`/upselling/fjellheim/${key}`)
      await expect(guest.getByRole('heading', { level: 1 })).toContainText('ready')
      await guest.waitForLoadState('networkidle')
      await take('store')
      await guest.getByRole('link', { name: /Cocoa under the stars/ }).click()
      await expect(guest.getByRole('dialog').getByText('Which nights?')).toBeVisible()
      await take('store-deal')
      await guest.goto(`/room-upgrades/fjellheim/${key}`)
      await guest
        .getByRole('link', { name: /Fjord suite/ })
        .first()
        .click()
      await expect(guest.getByText('Your room', { exact: true })).toBeVisible()
      await guest.waitForLoadState('networkidle')
      await take('room-upgrade')
    })
  }

  test('for staff on a desk', async ({ person, signIn, picture }) => {
    const staff = await person(DESK)
    await signIn(staff, 'owner')
    await staff.goto('/admin/upselling')
    await staff
      .getByRole('link', { name: /Cocoa under the stars/ })
      .first()
      .click()
    await expect(staff.frameLocator('iframe').getByText('Which nights?')).toBeVisible()
    await picture(staff, 'deal-desk')
    await staff.goto('/admin/upselling/statistics')
    await expect(staff.getByText('Revenue').first()).toBeVisible()
    await staff.waitForLoadState('networkidle')
    await picture(staff, 'deal-results-desk')
    await staff.goto('/admin/room-upgrades')
    await expect(staff.getByText('Fjord suite').first()).toBeVisible()
    await staff.waitForLoadState('networkidle')
    await picture(staff, 'room-upgrades-desk')
  })
})

test.describe('the survey', () => {
  for (const colorScheme of COLOR_SCHEMES) {
    test(`on a phone, ${colorScheme}`, async ({ person, signIn, picture }) => {
      const staff = await person()
      await signIn(staff, 'owner')
      const left = await makeLeft(staff, 'Astrid')
      const guest = await person({ ...PHONE, colorScheme, reducedMotion: 'reduce' })
      const take = (name: string) => picture(guest, `survey-${name}-phone-${colorScheme}`)
      await guest.goto(`/survey/fjellheim/${left.linkKey}`)
      await untilFillable(guest)
      await score(guest, 9).check({ force: true })
      await guest.getByRole('textbox', { name: 'What made it a 9?' }).fill('Waking up to the fjord.')
      await guest.waitForLoadState('networkidle')
      await take('score')
      await next(guest, 'And the days with us?')
      await rate(guest, 'Your room', 5)
      await rate(guest, 'Breakfast', 2)
      await guest.getByRole('checkbox', { name: 'Too crowded' }).check({ force: true })
      await guest.evaluate(() => scrollTo(0, 0))
      await take('ratings')
      await next(guest, 'Before you go')
      await nextToContact(guest)
      await send(guest)
      await expect(guest.getByText('Would you tell others too?')).toBeVisible()
      await guest.waitForLoadState('networkidle')
      await take('sent')
    })
  }

  for (const [name, screen] of Object.entries({ desk: DESK, phone: PHONE })) {
    test(`its results on a ${name}`, async ({ person, signIn, picture }) => {
      const staff = await person(screen)
      await signIn(staff, 'owner')
      const surveys = await staff.request.get('/api/hotel/surveys')
      const { items } = (await surveys.json()).data as { items: { id: string; name: string }[] }
      const asked = items.find((survey) => survey.name === 'Your stay')
      await staff.goto(`/admin/surveys/${asked?.id}/responses?period=year`)
      await expect(staff.getByRole('heading', { name: 'Scores given' })).toBeAttached()
      await staff.waitForLoadState('networkidle')
      await picture(staff, `survey-results-${name}`)
    })
  }
})

test.describe('the statistics', () => {
  for (const [screen, size] of [
    ['desk', DESK],
    ['phone', PHONE],
  ] as const) {
    for (const colorScheme of COLOR_SCHEMES) {
      test(`on a ${screen}, ${colorScheme}`, async ({ person, signIn, picture }) => {
        const staff = await person({ ...size, colorScheme, reducedMotion: 'reduce' })
        await signIn(staff, 'owner')
        const take = (name: string) => picture(staff, `statistics-${name}-${screen}-${colorScheme}`)
        await staff.goto('/admin/statistics')
        await expect(staff.getByRole('region', { name: 'Visits' })).toBeVisible()
        await take('overview')
        await staff.goto('/admin/statistics/visits?period=year&compare=last%20year')
        await expect(staff.locator('.recharts-surface').first()).toBeVisible()
        await staff.waitForLoadState('networkidle')
        await take('visits')
      })
    }
  }
})

test.describe('the rooms to clean', () => {
  for (const [screen, size, role] of [
    ['desk', DESK, 'owner'],
    ['phone', PHONE, 'housekeeping'],
  ] as const) {
    test(`on a ${screen}`, async ({ person, signIn, picture }) => {
      const staff = await person({ ...size, reducedMotion: 'reduce' })
      await signIn(staff, role)
      await staff.goto('/admin/cleaning')
      await expect(staff.getByRole('button', { name: 'Start' }).first()).toBeVisible()
      await staff.waitForLoadState('networkidle')
      await picture(staff, `cleaning-list-${screen}`)
    })
  }
})
