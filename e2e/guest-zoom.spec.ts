import { cutOff } from './support/cut-off.ts'
import { findBox, findWalksPage } from './support/demo.ts'
import { box, openAlive, openBox } from './support/guestbook.ts'
import { expect, test } from './support/test.ts'

/** What is left of a phone and of a desk at twice the size. */
const HALF_SCREENS = { phone: { width: 195, height: 422 }, desk: { width: 720, height: 450 } }

for (const [name, viewport] of Object.entries(HALF_SCREENS)) {
  test.describe(`at twice the size on a ${name}`, () => {
    test.use({ viewport })

    for (const language of [0, 2]) {
      test(`nothing is cut off (language ${language})`, async ({ page, stays }) => {
        await openAlive(page, `${stays.inHouse}?language=${language}`)
        await expect(page.getByText(/204/).first()).toBeAttached()
        expect(await cutOff(page), 'guestbook').toEqual([])
        for (const type of ['UnitSpecific', 'Voucher', 'Facilities', 'RoomCleaningBox']) {
          const { id } = await findBox(page, stays.inHouse, type)
          await page.goto(`${stays.inHouse}?box=${id}&language=${language}`)
          await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
          expect(await cutOff(page), type).toEqual([])
        }
        await page.goto(`${await findWalksPage(page)}?language=${language}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await cutOff(page), 'page').toEqual([])
      })
    }
  })
}

test.describe('with less motion wished for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing scrolls smoothly and nothing is animated for long', async ({ page, stays }) => {
    await openAlive(page, stays.inHouse)
    await expect(box(page, 'How your room works')).toBeVisible()
    await openBox(page, 'Breakfast')
    const moving = await page.evaluate(() => {
      const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat))
      return [...document.querySelectorAll('*')].flatMap((element) => {
        const { scrollBehavior, transitionDuration, animationDuration, animationName } =
          getComputedStyle(element)
        const lasts =
          longest(transitionDuration) > 0.01 ||
          (animationName !== 'none' && longest(animationDuration) > 0.01)
        return scrollBehavior === 'smooth' || lasts ? [`${element.tagName} ${element.className}`] : []
      })
    })
    expect(moving).toEqual([])
  })
})
