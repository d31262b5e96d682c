import { box, greeting, openAlive, slider } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

test('a guest in house is greeted by name and sees what is for the stay', async ({ page, stays }) => {
  await openAlive(page, stays.inHouse)
  await expect(greeting(page)).toContainText('Astrid')
  await expect(page.getByText(/^Room 204, until /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Outside and in' })).toBeVisible()
  await expect(box(page, 'Wi-Fi')).toBeVisible()
  await expect(box(page, 'Stay a little longer')).toBeVisible()
  await expect(box(page, 'Getting here')).toHaveCount(0)
  await expect(box(page, 'What to pack')).toHaveCount(0)
})

test('a guest before the stay sees the way and the packing list, nothing of the stay', async ({
  page,
  stays,
}) => {
  await openAlive(page, stays.beforeArrival)
  await expect(greeting(page)).toContainText('Pekka')
  await expect(box(page, 'Getting here')).toBeVisible()
  await expect(box(page, 'What to pack')).toBeVisible()
  await expect(box(page, 'Wi-Fi')).toHaveCount(0)
  await expect(box(page, 'Breakfast')).toHaveCount(0)
  await expect(box(page, 'Stay a little longer')).toHaveCount(0)
})

test('a departed guest is thanked and sees nothing of the stay', async ({ page, stays }) => {
  await openAlive(page, stays.departed)
  await expect(greeting(page)).toContainText('Marieke')
  await expect(box(page, 'Left something behind?')).toBeVisible()
  await expect(box(page, 'Wi-Fi')).toHaveCount(0)
  await expect(box(page, 'Getting here')).toHaveCount(0)
})

test('a visitor without a booking sees no text that is for bookings', async ({ page, stays }) => {
  await openAlive(page, stays.qr)
  await expect(greeting(page)).toHaveText('Welcome to Fjellheim')
  await expect(slider(page)).toBeVisible()
  await expect(box(page, 'Breakfast')).toBeVisible()
  await expect(box(page, 'Stay a little longer')).toHaveCount(0)
  const html = await (await page.request.get(stays.qr)).text()
  for (const words of ['Stay a little longer', 'What to pack', 'Left something behind?', 'Astrid']) {
    expect(html).not.toContain(words)
  }
})

test('the shared page holds nothing of one guest', async ({ page, stays }) => {
  const answer = await page.request.get(stays.inHouse)
  const html = await answer.text()
  expect(html).toContain('Stay a little longer')
  expect(html).not.toContain('Astrid')
  expect(html).not.toContain(stays.inHouse.split('/').pop())
})

test('a booking of another property opens nothing here', async ({ page, stays }) => {
  const key = stays.inHouse.split('/').pop()
  await page.goto(`${stays.second}/${key}`)
  await expect(page.getByText('We could not find a stay for this link')).toBeVisible()
  await expect(greeting(page)).toHaveText('Welcome')
  await expect(page.getByText('Astrid')).toHaveCount(0)
  await expect(page.getByText('204')).toHaveCount(0)
})

test('an unknown booking still opens the guestbook as for a visitor', async ({ page, stays }) => {
  await openAlive(page, `${stays.qr}/AAAAAAAAAAAAAAAAAAAAAA`)
  await expect(greeting(page)).toHaveText('Welcome to Fjellheim')
  await expect(box(page, 'Breakfast')).toBeVisible()
  await expect(box(page, 'Stay a little longer')).toHaveCount(0)
})
