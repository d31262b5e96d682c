import { messageFrom, startChild } from '../processes/child.ts'
import type { OrderRun, OrderTimes } from './order-load.ts'

export type OrderLoad = { run(order: OrderRun): Promise<OrderTimes>; stop(): Promise<void> }

export async function startOrderLoad(): Promise<OrderLoad> {
  const child = startChild('bench/orders/order-load.ts', { ipc: true })
  await messageFrom(child)
  return {
    async run(order) {
      const answer = messageFrom<OrderTimes | { failure: string }>(child)
      child.process.send(order)
      const times = await answer
      if ('failure' in times) throw new Error(times.failure)
      return times
    },
    stop: child.stop,
  }
}
