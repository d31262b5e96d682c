import { randomUUID } from 'node:crypto'
import { sendAsService, textOfMessage } from './support/message-calls.ts'
import { expectAccessibleEverywhere } from './support/schemes.ts'
import { DESK, PHONE } from './support/screens.ts'
import {
  heading,
  makeLeft,
  makeSurvey,
  next,
  nextToContact,
  openSurvey,
  rate,
  responsesTo,
  SEND_CALL,
  score,
  send,
  setOpen,
  untilFillable,
} from './support/survey.ts'
import { makeTemplate, publishTemplate, textModule } from './support/templates.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

const RECOMMEND = 'How likely are you to recommend Fjellheim?'

test('a score pressed in an e-mail opens the survey with it chosen, and is said when the guest sends it', async ({
  page,
  person,
  signIn,
}) => {
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const [survey, guest] = [await makeSurvey(staff), await makeLeft(staff, 'Astrid')]
  const subject = `How was it ${randomUUID().slice(0, 4)}`
  const module = {
    ...{ type: 'guest-feedback', id: randomUUID(), props: { surveyId: survey.id, title: '' } },
    outerPadding: { top: 0, bottom: 0 },
  }
  const email = await makeTemplate(staff, 'email', {
    ...{ name: subject, subject: { 0: subject } },
    localizedData: { 0: [textModule('Thank you for staying.'), module] },
  })
  await publishTemplate(staff, email)
  await sendAsService(staff, guest, email.id)
  const mail = () => textOfMessage(staff, guest, new RegExp(subject))
  // What it asks is written into it when it goes out.
  await expect.poll(mail).toContain(RECOMMEND)
  const [link = ''] = /https?:\/\/\S+&score=9\b/.exec(await mail()) ?? []

  await test.step('with the score chosen and nothing said yet', async () => {
    await page.goto(link)
    await expect(page).not.toHaveURL(/booking=/)
    await expect(heading(page)).toHaveText(RECOMMEND)
    await expect(score(page, 9)).toBeChecked()
    expect(await responsesTo(staff, survey)).toEqual([])
    await expectAccessibleEverywhere(page)
  })
  await test.step('what was not good is asked about', async () => {
    await untilFillable(page)
    await page.getByRole('textbox', { name: 'What made it a 9?' }).fill('The fjord')
    await next(page, 'And the days with us?')
    await rate(page, 'Breakfast', 2)
    await page.getByRole('checkbox', { name: 'Too crowded' }).check({ force: true })
    await expectAccessibleEverywhere(page)
    await next(page, 'Before you go')
  })
  await test.step('the booking fills in who it is', async () => {
    await nextToContact(page)
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue(guest.lastName)
    await expectAccessibleEverywhere(page)
    await send(page)
    await expect(heading(page)).toHaveText('Thank you, Astrid')
    await expectAccessibleEverywhere(page)
    expect(await responsesTo(staff, survey)).toMatchObject([{ score: 9, words: 'The fjord' }])
  })
  await test.step('the second time it has been submitted already, and can be read', async () => {
    await page.goto(link)
    await expect(heading(page)).toHaveText('Your review has already been submitted')
    await expectAccessibleEverywhere(page)
    await page.getByRole('link', { name: 'Read what you wrote' }).click()
    await expect(heading(page)).toContainText('What you told us on')
    await expect(page.getByRole('main')).toContainText('Too crowded')
    await expect(page.getByRole('main')).not.toContainText(guest.email)
    expect(await responsesTo(staff, survey)).toHaveLength(1)
  })
})

test('what was filled in waits through a reload and without a connection, and is sent once', async ({
  page,
  context,
  person,
  signIn,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const [survey, guest] = [await makeSurvey(staff), await makeLeft(staff, 'Ola')]
  await openSurvey(page, survey, guest)
  await score(page, 7).check({ force: true })
  await next(page, 'And the days with us?')
  await rate(page, 'Your room', 5)
  await page.reload()
  await untilFillable(page)
  await expect(heading(page)).toHaveText('And the days with us?')
  await expect(
    page.getByRole('group', { name: 'Your room' }).getByRole('radio', { name: /^5\b/ }),
  ).toBeChecked()
  await next(page, 'Before you go')
  await nextToContact(page)
  await context.setOffline(true)
  await send(page)
  await expect(heading(page)).toHaveText('You are offline, and your answers are safe')
  expect(await responsesTo(staff, survey)).toEqual([])
  const sent: string[] = []
  page.on('requestfinished', (request) => SEND_CALL.test(request.url()) && sent.push(request.url()))
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Thank you, Ola')
  expect(sent).toHaveLength(1)
  expect(await responsesTo(staff, survey)).toMatchObject([{ score: 7 }])
})

test('two tabs of one guest make one response', async ({ page, context, person, signIn }) => {
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const [survey, guest] = [await makeSurvey(staff), await makeLeft(staff, 'Kari')]
  await openSurvey(page, survey, guest)
  await score(page, 10).check({ force: true })
  const other = await context.newPage()
  await other.goto(survey.path)
  await untilFillable(other)
  await expect(score(other, 10)).toBeChecked()
  for (const tab of [page, other]) {
    await next(tab, 'And the days with us?')
    await next(tab, 'Before you go')
    await nextToContact(tab)
  }
  await send(page)
  await expect(heading(page)).toHaveText('Thank you, Kari')
  await expect(heading(other)).toHaveText('Your review has already been submitted')
  expect(await responsesTo(staff, survey)).toHaveLength(1)
})

test('a survey that is closed while it is filled in says so, and nothing is sent', async ({
  page,
  person,
  signIn,
  guard,
}) => {
  guard.expectError(/410/)
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const [survey, guest] = [await makeSurvey(staff), await makeLeft(staff, 'Liv')]
  await openSurvey(page, survey, guest)
  await score(page, 3).check({ force: true })
  await setOpen(staff, survey, false)
  await expect(heading(page)).toHaveText('This survey has ended')
  await expectAccessibleEverywhere(page)
  await setOpen(staff, survey, true)
  await openSurvey(page, survey, guest)
  await expect(score(page, 3)).toBeChecked()
  expect(await responsesTo(staff, survey)).toEqual([])
})

test('somebody without a booking says who they are, and reads what is wrong with it', async ({
  page,
  person,
  signIn,
}) => {
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const survey = await makeSurvey(staff)
  await page.goto(survey.path)
  await untilFillable(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Field is required')).toBeVisible()
  await score(page, 8).check({ force: true })
  await next(page, 'And the days with us?')
  await next(page, 'Before you go')
  await next(page, 'Who are you?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const main = page.getByRole('main')
  const missing = [
    'Enter first name',
    'Enter last name',
    'Enter a valid email address',
    'Enter room/unit number',
  ]
  for (const words of [...missing, 'Select period of stay']) await expect(main).toContainText(words)
  await expectAccessibleEverywhere(page)
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Winters')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nora@guest.example')
  await page.getByRole('textbox', { name: 'Room/unit number' }).fill('204')
  await page.getByLabel('Check-in date').fill('2026-11-12')
  await page.getByLabel('Check-out date').fill('2026-11-10')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(main).toContainText('Please select check-out date after the check-in date')
  await page.getByLabel('Check-out date').fill('2026-11-14')
  await send(page)
  await expect(heading(page)).toHaveText('Thank you, Nora')
  expect(await responsesTo(staff, survey)).toMatchObject([{ score: 8 }])
})

test('keys alone take a guest from the first question to the thanks', async ({ page, person, signIn }) => {
  await page.setViewportSize(DESK.viewport)
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const [survey, guest] = [await makeSurvey(staff), await makeLeft(staff, 'Ingvild')]
  await openSurvey(page, survey, guest)
  await score(page, 0).focus()
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight')
  await expect(score(page, 8)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('And the days with us?')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await expect(
    page.getByRole('group', { name: 'Your room' }).getByRole('radio', { name: /^5\b/ }),
  ).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Before you go')
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expect(heading(page)).toHaveText('Is this you?')
  await page.getByRole('textbox', { name: 'Room/unit number' }).focus()
  await page.keyboard.type('204')
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Send your answers?' })
  await dialog.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(heading(page)).toHaveText('Thank you, Ingvild')
  expect(await responsesTo(staff, survey)).toMatchObject([{ score: 8 }])
})

test('an address that names no survey leads to the guestbook, which says that this is not available', async ({
  page,
}) => {
  await page.goto('/survey/fjellheim')
  await expect(page).toHaveURL(/\/guestbook\/fjellheim\?box=survey$/)
  await expect(page.getByRole('dialog')).toContainText('this content may no longer be available')
})
