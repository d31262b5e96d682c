import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

/** Answers for programs, and files: never a page, whatever is asked for. */
const NOT_FOR_PEOPLE = /^\/(api|media)\//
/** Files by their name, and what machines ask a server how it is. */
const FOR_PROGRAMS = /\.\w+$|^\/(healthz|readyz|metrics)$/

/** Whether a guest's browser asks to show this address, rather than a script for an answer or a file. A form may too. */
export function wantsPage({ method, url, headers }: Asked): boolean {
  if (!['GET', 'POST'].includes(method) || !(headers.accept ?? '').includes('text/html')) return false
  return !NOT_FOR_PEOPLE.test(url)
}

/** The same for an address that exists: who takes anything gets what the address is made for, a page. */
export function wantsPageOrAnything(asked: Asked): boolean {
  if (wantsPage(asked)) return true
  const { method, url, headers } = asked
  const takesAnything = ['', '*/*'].includes(headers.accept ?? '')
  const path = url.split('?')[0] ?? ''
  return method === 'GET' && takesAnything && !NOT_FOR_PEOPLE.test(path) && !FOR_PROGRAMS.test(path)
}
