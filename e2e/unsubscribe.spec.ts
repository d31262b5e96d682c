import type { Page } from '@playwright/test'
import { openAlive } from './support/guestbook.ts'
import { makeStay, type OwnStay, textOfMessage, writeTo } from './support/message-calls.ts'
import { expectAccessibleEverywhere } from './support/schemes.ts'
import { DESK, PHONE } from './support/screens.ts'
import { visit } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const OFFER = { subject: 'Two nights for one', text: 'Come back in spring.', purpose: 'marketing' } as const

/** What the guest said about offers stands on their page, with where they said it. */
async function expectSaid(staff: Page, { id, name }: OwnStay, answer: string, where: string): Promise<void> {
  await visit(staff, `/admin/guests/${id}`)
  await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(staff.getByText(answer).first()).toBeVisible()
  await expect(staff.getByText(new RegExp(`^${where}, `)).first()).toBeVisible()
}

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('the link of an offer stops offers at one press, in the guest’s language, and staff see it', async ({
  page,
  person,
  signIn,
}) => {
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const stay = await makeStay(staff, 'Freja', { language: 'da', wantsOffers: true })
  await writeTo(staff, stay, OFFER)
  const mail = await textOfMessage(staff, stay, /Two nights/)
  const [link = ''] = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(mail) ?? []

  await page.goto(link)
  await expect(page.getByRole('heading', { name: /^Tilbud fra / })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  await expectAccessibleEverywhere(page)
  await expectSaid(staff, stay, 'Wants offers', 'told your team')
  await page.getByRole('button', { name: 'Afmeld tilbud' }).click()
  await expect(page.getByRole('heading', { name: 'Ikke flere tilbud' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Det er noteret')
  await expectAccessibleEverywhere(page)
  await staff.reload()
  await expectSaid(staff, stay, 'Does not want offers', 'by the link in an e-mail')

  await expect(writeTo(staff, stay, OFFER)).rejects.toThrow(/Nobody would get this message/)

  await page.reload()
  await page.getByRole('button', { name: 'Jeg vil alligevel gerne have tilbud' }).click()
  await expect(page.getByRole('button', { name: 'Afmeld tilbud' })).toBeVisible()
})

test('offers are refused in the privacy settings of the guestbook as well', async ({
  page,
  person,
  signIn,
  axe,
}) => {
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const stay = await makeStay(staff, 'Freja', { wantsOffers: true })
  await openAlive(page, `/guestbook/fjellheim/${stay.linkKey}`)
  await page.getByRole('main').getByRole('button', { name: 'Privacy settings' }).click()
  const question = page.getByRole('group', { name: 'Would you like offers from the hotel?' })
  await expect(question.getByRole('radio', { name: 'Yes, please' })).toBeChecked()
  await question.getByRole('radio', { name: 'No, thank you' }).check()
  await expect(question.getByRole('status')).toHaveText('The hotel has noted your answer.')
  await axe(page)
  await expectSaid(staff, stay, 'Does not want offers', 'in the guestbook')
})
