import { type Child, messageFrom, startChild } from '../processes/child.ts'
import type { Home } from '../processes/engines.ts'
import { HOTEL } from '../subject.ts'

export type BareOrders = Pick<Child, 'pid' | 'stop'> & { origin: string }

/** The baseline, on a database of its own that began as a copy. */
export async function startBareOrders({ dataDir, databaseUrl = '' }: Home): Promise<BareOrders> {
  const child = startChild('bench/orders/bare-orders.ts', {
    ipc: true,
    env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, HOTEL },
  })
  const port = await messageFrom<number>(child)
  return { pid: child.pid, origin: `http://127.0.0.1:${port}`, stop: child.stop }
}
