import { messageFrom, startChild } from '../processes/child.ts'
import type { LoadOrder, LoadResult } from './load-generator.ts'

export type LoadGenerator = { fire(order: LoadOrder): Promise<LoadResult>; stop(): Promise<void> }

export async function startLoadGenerator(): Promise<LoadGenerator> {
  const child = startChild('bench/http/load-generator.ts', { ipc: true })
  await messageFrom(child)
  return {
    async fire(order) {
      const answer = messageFrom<LoadResult>(child)
      child.process.send(order)
      return answer
    },
    stop: child.stop,
  }
}
