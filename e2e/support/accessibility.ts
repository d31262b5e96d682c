import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The page has nothing that axe finds wrong; each finding is shown with where it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page)
  const { violations, passes } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
  )
  expect(found, 'accessibility').toEqual([])
  expect(passes.length, 'axe looked at something').toBeGreaterThan(0)
}

/** A colour on its way from one scheme to the other is neither; what moves for ever is not waited for. */
function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime ?? 0)))
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
