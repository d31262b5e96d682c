import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { untilStill } from './still.ts'

/** What another colour scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** What is open over the page, which is then out of reach. */
const OPEN_SHEET = 'dialog:modal'

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const OPTIONS: RunOptions = {
  // The one frame there is, the editor's phone, holds the guest app, which has journeys of its own.
  iframes: false,
  // Of what passes one place is enough: finding a selector for each takes longer than the rules.
  resultTypes: ['violations'],
}

/** What can be reached has nothing that axe finds wrong; each finding is shown with where it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFound(page, OPTIONS)
}

/** The same for the colours alone: nothing else is different by night. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNothingFound(page, { ...OPTIONS, runOnly: COLOUR_RULES })
}

async function expectNothingFound(page: Page, options: RunOptions): Promise<void> {
  // A sheet that came open with the page is modal, and the page behind it out of reach, once its script runs.
  await expect(page.locator('dialog[open]:not(:modal)')).toHaveCount(0)
  // A menu that was closed is on the page for a moment longer, and nothing but its way out is wrong with it.
  const open = await page.locator('[aria-haspopup="menu"][aria-expanded="true"]').count()
  await expect(page.getByRole('menu')).toHaveCount(open)
  // Half a megabyte, which a document keeps until it is left.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  await untilStill(page)
  const { found, passed } = await page.evaluate(lookWithAxe, { options, sheet: OPEN_SHEET })
  expect(found, 'accessibility').toEqual([])
  expect(passed, 'axe looked at something').toBeGreaterThan(0)
}

type Look = { options: RunOptions; sheet: string }

/** Runs in the page. */
async function lookWithAxe({ options, sheet }: Look): Promise<{ found: string[]; passed: number }> {
  type Axe = { run: (context: string | Document, options: RunOptions) => Promise<AxeResults> }
  const { axe } = window as unknown as { axe: Axe }
  const { violations, passes } = await axe.run(document.querySelector(sheet) ? sheet : document, options)
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
  )
  return { found, passed: passes.length }
}
