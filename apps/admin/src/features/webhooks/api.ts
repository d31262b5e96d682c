import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  resendDelivery,
  seeGivenUp,
  testWebhook,
  type WebhookBody,
} from '@innkeeper/api/webhooks.ts'
import type { DeliveryState } from '@innkeeper/domain/webhooks/events.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { useListChange } from '../../platform/use-list-change.ts'

const keys = {
  list: ['webhooks', 'list'] as const,
  log: (webhookId: string) => ['webhooks', 'log', webhookId] as const,
}

export const webhooksQuery = queryOptions({ queryKey: keys.list, queryFn: () => call(listWebhooks, {}) })

/** The log of a webhook, page by page. */
export const deliveriesQuery = (webhookId: string, state: DeliveryState | null) =>
  infiniteQueryOptions({
    queryKey: [...keys.log(webhookId), 'pages', state],
    queryFn: ({ pageParam }) =>
      call(listDeliveries, {
        params: { webhookId },
        query: { ...(state ? { state } : {}), ...(pageParam ? { before: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ deliveries, hasMore }) => (hasMore ? deliveries.at(-1)?.id : undefined),
  })

export const deliveryQuery = (webhookId: string, deliveryId: string) =>
  queryOptions({
    queryKey: [...keys.log(webhookId), 'one', deliveryId],
    queryFn: () => call(getDelivery, { params: { webhookId, deliveryId } }),
  })

export function useAddWebhook() {
  return useListChange((body: WebhookBody) => call(addWebhook, { body }), [keys.list])
}

export function useChangeWebhook(webhookId: string) {
  return useListChange(
    (body: WebhookBody) => call(changeWebhook, { params: { webhookId }, body }),
    [keys.list, keys.log(webhookId)],
  )
}

/** What is done to one webhook by a button alone. */
export function useWebhookDeed<A>(webhookId: string, deed: (params: { webhookId: string }) => Promise<A>) {
  return useListChange(() => deed({ webhookId }), [keys.list, keys.log(webhookId)])
}

type Params = { webhookId: string }
export const deeds = {
  remove: (params: Params) => call(deleteWebhook, { params }),
  renewSecret: (params: Params) => call(renewWebhookSecret, { params }),
  test: (params: Params) => call(testWebhook, { params }),
  see: (params: Params) => call(seeGivenUp, { params }),
}

export function useResend(webhookId: string) {
  return useListChange(
    (deliveryId: string) => call(resendDelivery, { params: { webhookId, deliveryId } }),
    [keys.list, keys.log(webhookId)],
  )
}

export const webhooksLiveUpdates: LiveUpdates = {
  'webhook.changed': ({ webhookId }) => [keys.list, keys.log(webhookId)],
  'webhook.delivered': ({ webhookId }) => [keys.list, keys.log(webhookId)],
}
