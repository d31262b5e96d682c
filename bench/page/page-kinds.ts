import type { PageKind } from '@innkeeper/api/page.ts'
import type { Browser } from 'playwright-core'
import { figureRow, type Row } from '../report/row.ts'
import type { Size } from '../size.ts'
import { GUESTBOOK_PATH, HOTEL } from '../subject.ts'
import { scriptBytes } from './script-bytes.ts'
import { type Visit, visit } from './visit.ts'

type Example = {
  name: string
  path: string
  /** What the device has stored before. */
  storage?: Record<string, string>
  aimKb: number
}

/** The script each kind of page loads: its own code and what all pages share, nothing of another kind. */
export async function scriptRows(browser: Browser, origin: string, size: Size): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path, storage, aimKb } of Object.values(await examplesOf(origin))) {
    const { scripts, filledFromMs } = await visit(browser, origin + path, size, storage)
    const page = await fetch(origin + path).then((answer) => answer.text())
    const kilobytes = async (counted: Visit['scripts']) =>
      (await scriptBytes(origin, page, [...new Set(counted.map((script) => script.path))])) / 1024
    const atFirst = scripts.filter((script) => script.startMs < filledFromMs)
    const ahead = atFirst.length < scripts.length
    rows.push(
      figureRow({
        what: `JavaScript of ${name}${ahead ? ' until it can be filled in' : ''}, brotli`,
        value: await kilobytes(atFirst),
        unit: 'KB',
        aim: { atMost: aimKb },
      }),
    )
    if (ahead) {
      const what = `the same with what is fetched while ${name} is read`
      rows.push(figureRow({ what, value: await kilobytes(scripts), unit: 'KB' }))
    }
  }
  return rows
}

/** One page of every kind; a new kind does not compile without one. */
async function examplesOf(origin: string): Promise<Readonly<Record<PageKind, Example>>> {
  return {
    guestbook: { name: 'the first view', path: GUESTBOOK_PATH, aimKb: 85 },
    page: { name: 'a custom page', path: await customPagePath(origin), aimKb: 95 },
    order: {
      name: 'the checkout',
      ...(await checkoutWithCart(origin)),
      aimKb: 95,
    },
    registration: { name: 'the registration form', path: await registrationPath(origin), aimKb: 95 },
    store: { name: 'the store', path: await storePath(origin), aimKb: 95 },
    upgrades: { name: 'the room upgrades', path: await upgradesPath(origin), aimKb: 95 },
    survey: { name: 'a survey', path: await surveyPath(origin), aimKb: 95 },
    welcome: { name: 'the welcome page', path: '/welcome', aimKb: 0 },
    failure: { name: 'a failure', path: '/guestbook/no-such-property', aimKb: 0 },
  }
}

export async function checkoutWithCart(origin: string): Promise<Pick<Example, 'path' | 'storage'>> {
  return { path: `/order/${HOTEL}`, storage: { [`cart:${HOTEL}`]: await aCart(origin) } }
}

export const customPagePath = (origin: string): Promise<string> => linkedPath(origin, '/pages/')
export const registrationPath = (origin: string): Promise<string> => linkedPath(origin, '/registration-form/')
export const storePath = async (origin: string): Promise<string> =>
  `${await linkedPath(origin, '/upselling/')}/products`
export const upgradesPath = (origin: string): Promise<string> => linkedPath(origin, '/room-upgrades/')
/** What a stay is asked now: its address leads there. */
const surveyPath = async (origin: string): Promise<string> =>
  (await linkedPath(origin, `/guestbook/${HOTEL}/`)).replace('/guestbook/', '/survey/')

/** An address below this that the welcome page links. */
async function linkedPath(origin: string, below: string): Promise<string> {
  const welcome = await fetch(`${origin}/welcome`).then((answer) => answer.text())
  const [, path] =
    welcome
      .split('href="')
      .find((part) => part.startsWith(below))
      ?.match(/^([^"]+)/) ?? []
  if (!path) throw new Error(`The welcome page links nothing below ${below}`)
  return path
}

/** Without one the checkout leads back to the guestbook. */
async function aCart(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/guest/${HOTEL}/products`).then((response) => response.json())
  const { products } = (answer as { data: { products: { id: string; listOfChoices: unknown[] }[] } }).data
  const product = products.find(({ listOfChoices }) => listOfChoices.length === 0)
  if (!product) throw new Error('The demo sells nothing that leaves no choice')
  return JSON.stringify([{ productId: product.id, quantity: 1, choices: {}, extras: [], comment: '' }])
}
