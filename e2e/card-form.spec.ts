import { DESK } from './support/screens.ts'
import { cardList, cardSaved, field, formState, openCard } from './support/staff.ts'
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

test('what is typed in a card is saved by itself, by key and when left, in each language, or discarded', async ({
  page,
  signIn,
}) => {
  const choose = async (card: string) => {
    await cardList(page).getByRole('link', { name: card }).click()
    await expect(field(page, 'Title')).toHaveValue(card)
  }
  await signIn(page, 'owner')
  await openCard(page, CARDS.validated)
  await field(page, 'Title').fill('')
  await expect(page.getByText('Field is required')).toBeVisible()
  await field(page, 'Title').fill('x'.repeat(500))
  await expect(field(page, 'Title')).toHaveValue('x'.repeat(200))
  await field(page, 'Title').fill(CARDS.validated)
  // The latter where no save in between was quick enough: it is as it was published.
  await expect(formState(page)).toHaveText(/^Saved|^No changes/)

  await choose(CARDS.left)
  await field(page, 'Subtitle').fill('Half a thought')
  await cardSaved(page)
  await page.getByRole('button', { name: 'Actions for this card' }).click()
  await page.getByRole('menuitem', { name: 'Discard changes to this card' }).click()
  const question = page.getByRole('dialog', { name: 'Discard changes to this card?' })
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(question).toBeHidden()
  await expect(field(page, 'Subtitle')).not.toHaveValue('Half a thought')

  const mark = Date.now()
  await field(page, 'Subtitle').fill(`A whole thought ${mark}`)
  await choose(CARDS.danish)
  await page.getByRole('tab', { name: 'Danish' }).click()
  await field(page, 'Title').fill(`Vafler ${mark}`)
  await cardSaved(page)
  await choose(CARDS.keyboard)
  await field(page, 'Subtitle').fill(`We have two drawers ${mark}`)
  await field(page, 'Subtitle').press('Control+s')
  await cardSaved(page)

  await page.reload()
  await expect(field(page, 'Subtitle')).toHaveValue(`We have two drawers ${mark}`)
  await choose(CARDS.left)
  await expect(field(page, 'Subtitle')).toHaveValue(`A whole thought ${mark}`)
  await choose(CARDS.danish)
  await page.getByRole('tab', { name: 'Danish' }).click()
  await expect(field(page, 'Title')).toHaveValue(`Vafler ${mark}`)
})

test('two people editing one card see each other and lose nothing: both versions are shown and one is chosen', async ({
  page,
  person,
  signIn,
  guard,
}) => {
  guard.expectError(/409|ERR_INTERNET_DISCONNECTED/)
  const colleague = await person(DESK)
  await signIn(page, 'owner')
  await signIn(colleague, 'editor')
  await openCard(page, CARDS.contested)
  await openCard(colleague, CARDS.contested)
  await expect(page.getByText(/is also editing this card/)).toBeVisible()
  await expect(colleague.getByText(/is also editing this card/)).toBeVisible()
  const mark = Date.now()
  const [mine, theirs] = [`The day is long ${mark}`, `Ask us about the evening ${mark}`]
  await page.context().setOffline(true)
  await field(page, 'Subtitle').fill(mine)
  await expect(formState(page)).toHaveText('Kept on this device, not saved yet')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(/^Connection lost/)
  await field(colleague, 'Subtitle').fill(theirs)
  await cardSaved(colleague)

  await page.context().setOffline(false)
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved changes' })
  await expect(dialog.getByText(mine)).toBeVisible()
  await expect(dialog.getByText(theirs)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(page, 'Subtitle')).toHaveValue(mine)

  await page.getByRole('button', { name: 'Compare both versions' }).click()
  await dialog.getByRole('radio', { name: /Theirs/ }).click()
  await dialog.getByRole('button', { name: 'Save my selection' }).click()
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Subtitle')).toHaveValue(theirs)
})

test('what was typed without a connection survives a reload and is saved then', async ({
  page,
  signIn,
  guard,
}) => {
  guard.expectError(/ERR_FAILED|Failed to load resource/)
  await signIn(page, 'owner')
  await openCard(page, CARDS.left)
  const words = `Not saved, not lost ${Date.now()}`
  await page.route('**/api/hotel/cards/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await field(page, 'Subtitle').fill(words)
  await expect(formState(page)).toHaveText('Kept on this device, not saved yet')
  await page.reload()
  await expect(field(page, 'Subtitle')).toHaveValue(words)
  await page.unroute('**/api/hotel/cards/*')
  // The page says "Saved", or "No changes" where its list of cards came after the save.
  const stored = async () => (await page.request.get('/api/hotel/cards')).text()
  await expect.poll(stored, { message: 'the words are saved' }).toContain(words)
  await expect(formState(page)).toHaveText(/^(Saved|No changes)/)
})

test('an unknown card says so', async ({ page, signIn, guard }) => {
  guard.expectError(/404/)
  await signIn(page, 'owner')
  await page.goto('/admin/guestbook/cards/AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded' })).toContainText(
    'This card no longer exists.',
  )
})
