import { openAlive, slider } from './support/guestbook.ts'
import { DESK } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

test('the slider is leafed through with buttons and with arrow keys', async ({ page, stays }) => {
  await openAlive(page, stays.qr)
  const pictures = slider(page)
  await pictures.scrollIntoViewIfNeeded()
  const slides = pictures.getByRole('listitem')
  await expect(slides).toHaveCount(4)
  await expect(slides.first()).toBeInViewport({ ratio: 0.5 })
  for (const picture of await pictures.getByRole('img').all()) {
    await expect(picture).toHaveAttribute('alt', /\w/)
  }

  await pictures.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(pictures.getByRole('listitem', { name: 'Slide 2 of 4' })).toBeInViewport({ ratio: 0.9 })
  await pictures.getByRole('button', { name: 'Previous' }).press('Enter')
  await expect(pictures.getByRole('listitem', { name: 'Slide 1 of 4' })).toBeInViewport({ ratio: 0.9 })

  await pictures.getByRole('list').focus()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.getByRole('listitem', { name: 'Slide 2 of 4' })).toBeInViewport({ ratio: 0.9 })
})
