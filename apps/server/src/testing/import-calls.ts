import type { BookingImport, ImportRow, ImportRowFilter } from '@innkeeper/api/guests/import.ts'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app.ts'
import { eventually } from './eventually.ts'

type Caller = { app: TestApp; cookie: string }
const BASE = '/api/hotel/bookings'

/** Calls of an import as the page makes them. */
export function importCalls({ app, cookie }: Caller) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `${BASE}/${path}`, headers: { cookie }, ...(payload ? { payload } : {}) })
  const dataOf = <T>(answer: LightMyRequestResponse): T => {
    if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode} ${answer.body}`)
    return answer.json().data as T
  }
  const calls = {
    send,
    upload: (bytes: Buffer | string, { query = '', headers = {}, fileName = 'bookings.csv' } = {}) =>
      app.inject({
        method: 'POST',
        url: `${BASE}/import${query}`,
        headers: {
          cookie,
          'content-type': 'application/octet-stream',
          'x-file-name': encodeURIComponent(fileName),
          ...headers,
        },
        payload: bytes,
      }),
    uploaded: async (text: Buffer | string, query = '') =>
      dataOf<BookingImport>(await calls.upload(text, { query })),
    get: async (id: string) => dataOf<BookingImport>(await send('GET', `imports/${id}`)),
    rows: async (id: string, show: ImportRowFilter = 'all') =>
      dataOf<{ rows: ImportRow[] }>(await send('GET', `imports/${id}/rows?show=${show}`)).rows,
    check: async ({ id, meanings, dateOrder }: BookingImport, change: object = {}) => {
      dataOf(
        await send('PUT', `imports/${id}/columns`, { meanings, dateOrder, makesNumbers: false, ...change }),
      )
      return calls.reached(id, 'checked')
    },
    apply: async (id: string, handRule = 'keep') => {
      dataOf(await send('POST', `imports/${id}/apply`, { handRule }))
      return calls.reached(id, 'applied')
    },
    takeBack: async (id: string) => {
      dataOf(await send('POST', `imports/${id}/takeBack`))
      return calls.reached(id, 'taken-back')
    },
    async reached(id: string, state: BookingImport['state']) {
      await eventually(`the import is ${state}`, async () => (await calls.get(id)).state === state)
      return calls.get(id)
    },
    /** From the file to the bookings. */
    imported: async (text: string, change: object = {}) => {
      const { id } = await calls.check(await calls.uploaded(text), change)
      return calls.apply(id)
    },
  }
  return calls
}
