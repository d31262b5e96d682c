import { expectAccessible } from './support/accessibility.ts'
import { DESK, PHONE } from './support/screens.ts'
import { field, visit } from './support/staff.ts'
import {
  heading,
  makeLeft,
  makeSurvey,
  next,
  nextToContact,
  openSurvey,
  score,
  send,
  untilFillable,
} from './support/survey.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

test('a low score with a wish for contact is heard by reception, answered and handled', async ({
  page: staff,
  person,
  signIn,
}) => {
  await signIn(staff, 'owner')
  const [survey, left] = [await makeSurvey(staff), await makeLeft(staff, 'Sofie')]
  const desk = await person(DESK)
  await signIn(desk, 'reception')
  await visit(desk, `/admin/surveys/${survey.id}/responses`)
  await expect(desk.getByText('Nobody asks for contact')).toBeVisible()

  const guest = await person(PHONE)
  await openSurvey(guest, survey, left)
  await score(guest, 3).check({ force: true })
  await guest.getByRole('textbox', { name: 'What made it a 3?' }).fill('<b>Cold</b> all night')
  await next(guest, 'And the days with us?')
  await next(guest, 'Before you go')
  await nextToContact(guest)
  await guest.getByRole('checkbox', { name: 'Please contact me' }).check({ force: true })
  await send(guest)
  await expect(heading(guest)).toHaveText('Thank you, Sofie')

  await test.step('it arrives where reception looks', async () => {
    const row = desk.getByRole('row').filter({ hasText: '<b>Cold</b> all night' })
    await expect(row).toBeVisible()
    await expectAccessible(desk)
    await row.click()
    const panel = desk.getByRole('dialog')
    await expect(panel.getByRole('heading', { name: `Sofie ${left.lastName}` })).toBeVisible()
    await expect(panel).toContainText(left.email)
    await expectAccessible(desk)
    await panel.getByRole('textbox', { name: 'Note' }).fill('Called her: the heating is mended.')
    await panel.getByRole('button', { name: 'Mark as handled' }).click()
    await expect(panel).toContainText('Handled by Anna Lien')
  })
  await test.step('the owner sees who did what', async () => {
    await visit(staff, `/admin/surveys/${survey.id}/responses?view=responses`)
    await staff.getByRole('row').filter({ hasText: 'all night' }).click()
    const panel = staff.getByRole('dialog')
    await expect(panel).toContainText('Handled by Anna Lien')
    await expect(panel.getByRole('textbox', { name: 'Note' })).toHaveValue(
      'Called her: the heating is mended.',
    )
    await panel
      .getByRole('button', { name: 'Open the conversation' })
      .or(panel.getByRole('link', { name: 'Open the conversation' }))
      .click()
    await expect(staff).toHaveURL(/\/admin\/messages/)
  })
})

test('a survey is made, changed, published and answered, and stands in the results', async ({
  page,
  person,
  signIn,
  axe,
}) => {
  await signIn(page, 'editor')
  await visit(page, '/admin/surveys')
  await expect(page.getByRole('row').filter({ hasText: 'Your stay' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'New survey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Spa and sauna/ }).click()
  await expect(page).toHaveURL(/\/admin\/surveys\/[\w-]{22}$/)
  const id = page.url().split('/').at(-1) ?? ''
  await field(page, 'Name').fill('After the sauna')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByText('Version 1 is published.')).toBeVisible()

  const guest = await person(PHONE)
  await guest.goto(`/survey/fjellheim?templateId=${id}`)
  await untilFillable(guest)
  await guest.getByRole('group').first().getByRole('radio', { name: /^4\b/ }).check({ force: true })
  await guest.getByRole('button', { name: 'Next', exact: true }).click()
  await guest.getByRole('textbox').first().fill('A colder lake')
  await guest.getByRole('button', { name: 'Next', exact: true }).click()
  await guest.getByRole('checkbox', { name: 'Answer without my name' }).check({ force: true })
  await send(guest)
  await expect(heading(guest)).toHaveText('Thank you')

  await visit(page, `/admin/surveys/${id}/responses`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('After the sauna')
  await expect(page.getByText('4 of 5').or(page.getByText('4.0')).first()).toBeVisible()
  await expect(page.getByText('A colder lake')).toBeVisible()
  await axe(page)
})

test('a year of answers shows the bad month, its comments and the table behind the line', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn(page, 'analyst')
  await visit(page, '/admin/surveys')
  await page
    .getByRole('row')
    .filter({ hasText: 'Your stay' })
    .getByRole('link', { name: /responses/ })
    .click()
  await page.getByText('This year', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The score over time' })).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await axe(page)
  await page
    .getByRole('searchbox', { name: 'Search in comments' })
    .or(page.getByRole('textbox', { name: 'Search in comments' }))
    .first()
    .fill('cold coffee')
  await expect(page.getByText(/coffee was cold/).first()).toBeVisible()
})
