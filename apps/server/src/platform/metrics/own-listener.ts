import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { StartupError } from '../db/errors.ts'
import { hasToken } from './access.ts'

/** Who reads metrics is done in no time; a connection that says nothing is let go of. */
const SILENCE_MS = 10_000

/** Answers `/metrics` and nothing else, on an address that a firewall can keep to the operator. */
export async function openMetricsListener(
  address: string,
  registry: Registry,
  token: string | undefined,
): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer(
    { requestTimeout: SILENCE_MS, headersTimeout: SILENCE_MS },
    (request, response) => {
      const end = (status: number, headers: Record<string, string>, body = '') =>
        response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body)
      if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return end(404, {})
      if (token && !hasToken(request.headers, token)) return end(401, { 'www-authenticate': 'Bearer' })
      return registry.metrics().then(
        (text) => end(200, { 'content-type': registry.contentType }, text),
        () => end(500, {}),
      )
    },
  ).setTimeout(SILENCE_MS)
  await listen(server, address)
  return {
    address: shown(server.address() as AddressInfo),
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function listen(server: Server, address: string): Promise<void> {
  const [, host = '', port] = /^(.+):(\d+)$/.exec(address) ?? []
  try {
    await once(server.listen(Number(port), host.replace(/^\[|]$/g, '')), 'listening')
  } catch (error) {
    throw new StartupError(
      `Nothing can listen on ${address}.`,
      'Set METRICS_ADDRESS to another address of this machine, or stop what uses it.',
      { cause: error },
    )
  }
}

function shown({ address, family, port }: AddressInfo): string {
  return `${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
