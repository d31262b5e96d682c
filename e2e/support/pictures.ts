import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'pictures')

/** Keeps a picture of the screen for the documentation, when UPDATE_PICTURES=1 asks for it. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.UPDATE_PICTURES !== '1') return
  mkdirSync(folder, { recursive: true })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 82, animations: 'disabled' })
}
