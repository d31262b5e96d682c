import { type EngineName, type Engines, openEngines } from './processes/engines.ts'
import { type ProductServer, startProductServer } from './processes/product-server.ts'
import type { Size } from './size.ts'

/** What all measurements share: the engines, and one running server on each, started when first asked for. */
export type Bench = {
  size: Size
  engines: Engines
  server(engine: EngineName): Promise<ProductServer & { databaseUrl: string | undefined }>
  close(): Promise<void>
}

export async function openBench(size: Size, tell: (line: string) => void): Promise<Bench> {
  const engines = await openEngines(size, tell)
  const servers = new Map<EngineName, ReturnType<Bench['server']>>()

  async function start(engine: EngineName) {
    const home = await engines.newHome(engine)
    return { ...(await startProductServer(home)), databaseUrl: home.databaseUrl }
  }

  async function stopServers() {
    const started = await Promise.allSettled(servers.values())
    servers.clear()
    await Promise.all(
      started.map((server) => (server.status === 'fulfilled' ? server.value.stop() : undefined)),
    )
  }

  return {
    size,
    engines,
    server(engine) {
      const server = servers.get(engine) ?? start(engine)
      servers.set(engine, server)
      return server
    },
    async close() {
      await stopServers()
      await engines.close()
    },
  }
}
