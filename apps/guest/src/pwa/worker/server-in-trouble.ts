import type { WorkboxPlugin } from 'workbox-core/types.js'
import { isTrouble } from '../../platform/server-trouble.ts'

/** What a handler of one request hands from callback to callback. */
type HandlerState = { refusal?: Response }
type Otherwise = (asked: { request: Request }) => Promise<Response | undefined>

/** A server that is there and cannot answer: for a copy that is as good as no connection. */
export function isInTrouble({ status }: Pick<Response, 'status'>): boolean {
  return isTrouble(status)
}

/**
 * Has a copy stand in while the server is in trouble. Without a copy the server's own answer is given, which says
 * more than ours; where nothing was answered at all, `otherwise`.
 */
export function copyInTrouble(otherwise: Otherwise = async () => undefined): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ response, state }) => {
      if (!isInTrouble(response)) return response
      if (state) (state as HandlerState).refusal = response
      throw new Error(`the server answered ${response.status}`)
    },
    handlerDidError: async ({ request, state }) =>
      (state as HandlerState | undefined)?.refusal ?? otherwise({ request }),
  }
}
