import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'

export type SentFile = { name: string; mimeType: string; buffer: Buffer }

/** A drawing that no other test has uploaded: equal files are kept once. */
export function drawing(name: string, inside = ''): SentFile {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><desc>${randomUUID()}</desc><rect width="600" height="400" fill="teal"/>${inside}</svg>`
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(markup) }
}

/** Lets go of a file over an element. */
export async function dropOn(target: Locator, { name, mimeType, buffer }: SentFile): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    ([text, fileName, type]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([text], fileName, { type }))
      return carried
    },
    [buffer.toString(), name, mimeType] as const,
  )
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer })
}
