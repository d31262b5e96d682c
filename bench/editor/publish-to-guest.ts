import { getGuestbook, publishGuestbook } from '@innkeeper/api/guestbook.ts'
import type { Browser, Page } from 'playwright-core'
import { createCardSaver } from '../events/card-saver.ts'
import type { StaffSession } from '../events/staff-session.ts'
import { GUESTBOOK_PATH, HOTEL } from '../subject.ts'
import { type PublishSteps, timePublish } from './publish-steps.ts'

const SAVED = /\/api\/hotel\/cards\/[\w-]+$/

/** Publishing, and reading what was published, without any browser: the least it can take on this machine. */
export async function publishByCalls(session: StaffSession): Promise<number> {
  const { call } = session
  const saver = await createCardSaver(session)
  await saver.save()
  const startedAt = performance.now()
  await call(publishGuestbook, {})
  await call(getGuestbook, { params: { hotel: HOTEL } })
  return performance.now() - startedAt
}

/** From the press of the button to the new words on a guest's open page. */
export async function publishInBrowser(browser: Browser, origin: string, page: Page): Promise<PublishSteps> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' })
  const guest = await context.newPage()
  const live = guest.waitForResponse(/\/api\/guest\/[^/]+\/live/)
  await guest.goto(origin + GUESTBOOK_PATH)
  await live
  const mark = `seen ${Date.now().toString(36)}`
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && SAVED.test(answer.url()),
  )
  await page.getByLabel('Title', { exact: true }).first().fill(mark)
  await saved
  const steps = await timePublish({ staff: page, guest }, mark)
  await context.close()
  return steps
}
