import { readFile } from 'node:fs/promises'
import { changeCard, publishCards } from './support/card-calls.ts'
import { box, openWithStream } from './support/guestbook.ts'
import { createProperty, test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { askGuestbook, cardList, publishAll, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use(DESK)

test('an earlier version comes back as drafts and is published again', async ({
  page,
  person,
  property,
  axe,
}) => {
  await changeCard(page, 'Wi-Fi', { title: 'No network at all' })
  await publishCards(page)
  const guest = await person(PHONE)
  await openWithStream(guest, () => guest.goto(property.guestbook))
  await expect(box(guest, 'No network at all')).toBeVisible()

  await visit(page, '/admin/guestbook')
  await askGuestbook(page, 'Published versions')
  const history = page.getByRole('dialog', { name: 'Published versions' })
  await history.getByRole('button', { name: /Version 1\b/ }).click()
  await expect(history.getByText('Wi-Fi')).toBeVisible()
  await axe(page)
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await page
    .getByRole('dialog', { name: 'Restore version 1?' })
    .getByRole('button', { name: 'Restore this version' })
    .click()
  await expect(page.getByText('Version 1 was restored as a draft.')).toBeVisible()
  await expect(cardList(page).getByRole('link', { name: 'Wi-Fi' })).toBeVisible()
  await expect(box(guest, 'No network at all')).toBeVisible()
  await publishAll(page)
  await expect(box(guest, 'Wi-Fi')).toBeVisible()
  await expect(box(guest, 'No network at all')).toBeHidden()
})

test('a guestbook goes to another property as a file: first a look, then drafts', async ({
  page,
  property,
  guard,
  axe,
}) => {
  guard.expectError(/422/)
  await changeCard(page, 'Wi-Fi', { title: 'A name of our own' })
  await visit(page, '/admin/guestbook')
  const saved = page.waitForEvent('download')
  await askGuestbook(page, 'Download as a file')
  const download = await saved
  const file = await readFile(await download.path())
  expect(JSON.parse(file.toString())).toMatchObject({ version: expect.any(Number) })

  const other = await createProperty(page)
  expect(other.id).not.toBe(property.id)
  await visit(page, '/admin/guestbook')
  await expect(cardList(page).getByRole('link', { name: 'Wi-Fi' })).toBeVisible()
  await askGuestbook(page, 'Import a guestbook file')
  const dialog = page.getByRole('dialog', { name: 'Import a guestbook file' })
  const pick = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Guestbook file' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer })
  }
  await pick('notes.json', Buffer.from('{"notes": []}'))
  await dialog.getByRole('button', { name: 'Preview import' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This file is not a guestbook file.')
  await pick('guestbook.json', file)
  await dialog.getByRole('button', { name: 'Preview import' }).click()
  await expect(dialog.getByRole('status')).toContainText('8 cards will be added')
  await axe(page)
  await expect(cardList(page).getByText('A name of our own')).toBeHidden()
  await dialog.getByRole('button', { name: 'Import as drafts' }).click()
  await expect(page.getByText('The file was imported as drafts.')).toBeVisible()
  await expect(cardList(page).getByRole('link', { name: 'A name of our own' })).toBeVisible()
  await page.goto(other.guestbook)
  await expect(box(page, 'Wi-Fi')).toBeVisible()
  await expect(box(page, 'A name of our own')).toBeHidden()
})
