import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What another colour scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** What is open over the page, which is then out of reach. */
const OPEN_SHEET = 'dialog:modal'

/** What can be reached has nothing that axe finds wrong; each finding is shown with where it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFound(page, await axeFor(page))
}

/** The same for the colours alone: nothing else is different by night. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNothingFound(page, (await axeFor(page)).withRules(COLOUR_RULES))
}

async function axeFor(page: Page): Promise<AxeBuilder> {
  // The one frame there is, the editor's phone, holds the guest app, which has journeys of its own. Without frames
  // axe need not open a page of its own to sum up.
  const axe = new AxeBuilder({ page }).options({ iframes: false }).setLegacyMode()
  return (await page.locator(OPEN_SHEET).count()) > 0 ? axe.include(OPEN_SHEET) : axe
}

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  await untilStill(page)
  const { violations, passes } = await axe.analyze()
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
