import type { Page } from '@playwright/test'
import { findBox, findWalksPage } from './support/demo.ts'
import { box, openAlive, openBox } from './support/guestbook.ts'
import { expect, test } from './support/test.ts'

/** What is left of a phone and of a desk at twice the size. */
const HALF_SCREENS = { phone: { width: 195, height: 422 }, desk: { width: 720, height: 450 } }

/** Elements beyond the edge that no row of their own lets a reader scroll to. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent === document.body) return false
        const { overflowX } = getComputedStyle(parent)
        if (['auto', 'scroll'].includes(overflowX) && parent.scrollWidth > parent.clientWidth) return true
      }
      return false
    }
    const words = [...document.querySelectorAll('h1, h2, h3, p, li, a, button, dt, dd')]
    const beyond = words.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element)
    })
    const page = document.scrollingElement
    const overflow = page && page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`] : []
    return [
      ...overflow,
      ...beyond.map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`),
    ]
  })
}

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
