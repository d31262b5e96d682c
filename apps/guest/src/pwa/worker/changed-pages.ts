import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CACHES } from './caches.ts'
import { savePage } from './save-visit.ts'
import { isWorthKeeping } from './saved-page.ts'
import { customPageOf } from './whose-request.ts'

const GONE = [404, 410]

export function isGone({ status }: Pick<Response, 'status'>): boolean {
  return GONE.includes(status)
}

/** A page that was taken back or deleted is not shown any more, saved or not. */
export const forgetGonePage: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const page = customPageOf(new URL(request.url))
    if (page !== null && isGone(response)) await forgetPage(page)
    return response
  },
}

/** An open page asked what is published now: its copy is made of that. */
export const renewPage: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    const page = customPageOf(new URL(request.url))
    // Out of reach a moment later, the copy stays as it was.
    if (page !== null && isWorthKeeping(response)) event.waitUntil(savePage(page).catch(() => undefined))
    return response
  },
}

async function forgetPage(page: string): Promise<void> {
  const cache = await caches.open(CACHES.page.name)
  await cache.delete(page, { ignoreVary: true })
}
