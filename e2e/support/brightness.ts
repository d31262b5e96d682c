import type { Page } from '@playwright/test'

/** How bright the page's ground is, from 0 (black) to 255 (white). */
export function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const grounds = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    )
    const painted = grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'rgb(255, 255, 255)'
    const [red = 0, green = 0, blue = 0] = (painted.match(/\d+/g) ?? []).map(Number)
    return (red + green + blue) / 3
  })
}

export const LIGHT_FROM = 200
export const DARK_UNTIL = 60
