import type { LightMyRequestResponse } from 'fastify'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'

type CallOptions = { cookie?: string; body?: object; address?: string; headers?: Record<string, string> }

/** Calls of a browser at an address of its own, unless the test gives one. */
export function accountCalls(app: TestApp) {
  const send =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    (path: string, options: CallOptions = {}): Promise<LightMyRequestResponse> =>
      app.inject({
        method,
        url: `/api/${path}`,
        remoteAddress: options.address ?? randomAddress(),
        headers: {
          host: 'localhost',
          origin: 'http://localhost',
          ...(options.cookie ? { cookie: options.cookie } : {}),
          ...options.headers,
        },
        ...(options.body ? { payload: options.body } : {}),
      })
  return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') }
}

/** The session cookie an answer sets, as the browser sends it. */
export function cookieOf(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies.find(({ name }) => name.endsWith('innkeeper_session'))
  if (!cookie) throw new Error(`no cookie in the answer ${answer.statusCode} ${answer.body}`)
  return `${cookie.name}=${cookie.value}`
}

/** All cookies an answer sets, as the browser sends them. */
export function cookiesOf(answer: LightMyRequestResponse): string {
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** The code an error answers with, or the status of what is none. */
export function codeIn(answer: LightMyRequestResponse): string {
  return answer.json().code ?? String(answer.statusCode)
}

function randomAddress(): string {
  const [a = 1, b = 1, c = 1] = Buffer.from(newId(), 'base64url')
  return `10.${a}.${b}.${c}`
}
