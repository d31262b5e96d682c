import { DESK } from './support/screens.ts'
import { field, formState, openCard, saveForm } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

/** Cards that no other journey reads: each test here writes into one of its own. */
const CARDS = {
  validated: 'Thank you for staying',
  left: 'The valley has three more seasons',
  keyboard: 'Left something behind?',
  danish: 'The waffles, at home',
  contested: 'Stay a little longer',
}

test('a card without a title is not saved, and the field says why', async ({ page, signIn }) => {
  await signIn(page, 'owner')
  await openCard(page, CARDS.validated)
  await field(page, 'Title').fill('')
  await field(page, 'Title').press('Control+s')
  await expect(page.getByText('Field is required')).toBeVisible()
  await expect(field(page, 'Title')).toBeFocused()
  await field(page, 'Title').fill('x'.repeat(500))
  await field(page, 'Title').press('Control+s')
  await expect(page.getByText(/^At most \d+ characters$/)).toBeVisible()
  await expect(formState(page)).toHaveText('Not saved yet')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(field(page, 'Title')).toHaveValue(CARDS.validated)
  await expect(formState(page)).toHaveText('No changes')
})

test('one click on Save is enough to be led to what is wrong', async ({ page, signIn }) => {
  await signIn(page, 'owner')
  await openCard(page, CARDS.validated)
  await field(page, 'Title').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Field is required')).toBeVisible()
  await expect(field(page, 'Title')).toBeFocused()
  await page.getByRole('button', { name: 'Discard changes' }).click()
})

test('leaving with unsaved text asks first; staying keeps it, discarding leaves', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner')
  await openCard(page, CARDS.left)
  await field(page, 'Subtitle').fill('Half a thought')
  await page.getByRole('link', { name: 'Guestbook cards' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await expect(field(page, 'Subtitle')).toHaveValue('Half a thought')

  await page.getByRole('link', { name: 'Guestbook cards' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(/\/admin\/guestbook$/)
  await openCard(page, CARDS.left)
  await expect(field(page, 'Subtitle')).not.toHaveValue('Half a thought')
})

test('Ctrl+S saves what is typed', async ({ page, signIn }) => {
  await signIn(page, 'owner')
  await openCard(page, CARDS.keyboard)
  const words = `We have two drawers ${Date.now()}`
  await field(page, 'Subtitle').fill(words)
  await expect(formState(page)).toHaveText('Not saved yet')
  await field(page, 'Subtitle').press('Control+s')
  await expect(formState(page)).toHaveText(/^Saved/)
  await page.reload()
  await expect(field(page, 'Subtitle')).toHaveValue(words)
})

test('the Danish texts are edited beside the English ones', async ({ page, signIn }) => {
  await signIn(page, 'owner')
  await openCard(page, CARDS.danish)
  await page.getByRole('tab', { name: 'Dansk' }).click()
  const words = `Vafler ${Date.now()}`
  await field(page, 'Title').fill(words)
  await saveForm(page)
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue(CARDS.danish)
  await page.getByRole('tab', { name: 'Dansk' }).click()
  await expect(field(page, 'Title')).toHaveValue(words)
})

test('two people editing one card lose nothing: both versions are shown and one is chosen', async ({
  page,
  person,
  signIn,
  guard,
}) => {
  guard.expectError(/409/)
  const colleague = await person(DESK)
  await signIn(page, 'owner')
  await signIn(colleague, 'editor')
  await openCard(page, CARDS.contested)
  await openCard(colleague, CARDS.contested)
  const mark = Date.now()
  const [mine, theirs] = [`The day is long ${mark}`, `Ask us about the evening ${mark}`]
  await field(page, 'Subtitle').fill(mine)
  await field(colleague, 'Subtitle').fill(theirs)
  await saveForm(colleague)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody saved before you' })
  await expect(dialog.getByText(mine)).toBeVisible()
  await expect(dialog.getByText(theirs)).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to my text' }).click()
  await expect(field(page, 'Subtitle')).toHaveValue(mine)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('radio', { name: /Theirs/ }).click()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Subtitle')).toHaveValue(theirs)
  await page.reload()
  await expect(field(page, 'Subtitle')).toHaveValue(theirs)
})

test('what was typed survives a reload before it was saved', async ({ page, signIn }) => {
  await signIn(page, 'owner')
  await openCard(page, CARDS.left)
  await field(page, 'Subtitle').fill('Not saved, not lost')
  await expect(formState(page)).toHaveText('Not saved yet')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(field(page, 'Subtitle')).toHaveValue('Not saved, not lost')
  await expect(page.getByText('What you typed earlier was kept and is not saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(formState(page)).toHaveText('No changes')
})

test('an unknown card says so', async ({ page, signIn, guard }) => {
  guard.expectError(/404/)
  await signIn(page, 'owner')
  await page.goto('/admin/guestbook/cards/AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded' })).toContainText(
    'This card no longer exists.',
  )
})
