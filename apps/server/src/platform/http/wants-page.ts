import type { FastifyRequest } from 'fastify'

/** Whether a guest's browser asks to show this address, rather than a script for an answer or a file. */
export function wantsPage({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' || !(headers.accept ?? '').includes('text/html')) return false
  return !/^\/(api|media)\//.test(url)
}
