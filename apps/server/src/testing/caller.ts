import type { InjectOptions } from 'fastify'
import type { TestApp } from './app.ts'

/** What an answer said, whether it succeeded or not. Tests look into `data` as they please. */
export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the test knows what it asked for.
  data: any
  code: string | undefined
  message?: string
  // biome-ignore lint/suspicious/noExplicitAny: the test knows what it asked for.
  details: any
}

/** Calls `hotel/...` as the member of staff whose cookie this is. */
export function caller(app: TestApp, cookie: string) {
  return async (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url: `/api/hotel/${path}`,
      headers: { cookie, ...headers },
      ...(payload ? { payload } : {}),
    })
    const { data, code, details } = answer.json()
    return { status: answer.statusCode, data, code, details }
  }
}
