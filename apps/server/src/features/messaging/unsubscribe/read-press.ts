import { PRESSES, type Press } from './page.ts'

/** As RFC 8058 has mail programs send it, also as a form of parts. */
const ONE_CLICK_PART = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\s*(?:\r?\n|$)/i

export type Sent = { press: Press; isOneClick: boolean }

/** What was pressed: the button of the page, or that of a mail program; null for anything else. */
export function readPress(body: unknown): Sent | null {
  if (typeof body !== 'string') return null
  if (ONE_CLICK_PART.test(body)) return { press: 'stop', isOneClick: true }
  const form = new URLSearchParams(body)
  if (form.get('List-Unsubscribe') === 'One-Click') return { press: 'stop', isOneClick: true }
  const press = PRESSES.find((one) => one === form.get('action'))
  return press ? { press, isOneClick: false } : null
}
