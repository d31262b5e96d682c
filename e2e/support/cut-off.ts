import type { Page } from '@playwright/test'

/** Elements beyond the edge that no row of their own lets a reader scroll to. */
export function cutOff(page: Page): Promise<string[]> {
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
