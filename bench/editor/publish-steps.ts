import type { Page, Request } from 'playwright-core'

/** What lies between the press and the new words on a guest's page, in milliseconds, one after the other. */
export type PublishSteps = {
  look: number
  call: number
  event: number
  answer: number
  draw: number
}

/** When a call began and ended, by the clock of the machine. */
async function timesOf(request: Request): Promise<{ sent: number; answered: number }> {
  await (await request.response())?.finished()
  const { startTime, responseEnd } = request.timing()
  return { sent: startTime, answered: startTime + responseEnd }
}

const isCall = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(new URL(request.url()).pathname)

/** Writes down when somebody presses a button of the page. */
const NOTE_PRESS = `addEventListener('click', () => { globalThis.pressedAt = Date.now() }, { capture: true })`

/** Waits for words on the page, and answers when they came. */
const seenAt = (words: string) => `new Promise((seen) => {
  const look = () => document.body.textContent.includes(${JSON.stringify(words)}) && seen(Date.now())
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
})`

type Pages = { staff: Page; guest: Page }

/** From the press of the button to the new words on a guest's open page, step by step. */
export async function timePublish({ staff, guest }: Pages, words: string): Promise<PublishSteps> {
  await staff.evaluate(NOTE_PRESS)
  const called = staff.waitForRequest(isCall('POST', /\/api\/hotel\/cards\/publish$/))
  const asked = guest.waitForRequest(isCall('GET', /\/api\/guest\/[^/]+\/guestbook$/))
  const seen = guest.evaluate<number>(seenAt(words))
  // What goes wrong before it is awaited is said by what went wrong, not by the page that closes then.
  for (const later of [called, asked, seen]) later.catch(() => undefined)
  await staff.getByTestId('publish').click()
  const [publish, guestbook] = await Promise.all([called.then(timesOf), asked.then(timesOf)])
  const pressedAt = await staff.evaluate<number>('globalThis.pressedAt')
  return {
    look: publish.sent - pressedAt,
    call: publish.answered - publish.sent,
    event: guestbook.sent - publish.answered,
    answer: guestbook.answered - guestbook.sent,
    draw: (await seen) - guestbook.answered,
  }
}
