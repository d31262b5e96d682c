import type { Webhook } from '@innkeeper/api/webhooks.ts'
import { expect, test } from 'vitest'
import { draw, loadedFor } from '../../testing/draw.tsx'
import { webhooksQuery } from './api.ts'
import { WebhooksPage } from './webhooks-page.tsx'

const webhook: Webhook = {
  id: 'a',
  name: 'Door locks',
  url: 'https://locks.example.com/hook',
  events: ['booking.checked-in'],
  isOn: true,
  oldSecretUntil: null,
  deliveredAt: null,
  waiting: 0,
  givenUp: 0,
}

function drawn(webhooks: Webhook[]): string {
  const queryClient = loadedFor()
  queryClient.setQueryData(webhooksQuery.queryKey, { webhooks, allowsPrivate: false })
  return draw(<WebhooksPage />, queryClient)
}

test('while webhooks are on their way neither none nor a way to add one is shown', () => {
  expect(draw(<WebhooksPage />, loadedFor())).not.toContain('Add webhook')
})

test('webhooks that cannot be loaded say so and can be asked for again', () => {
  const queryClient = loadedFor()
  queryClient.setDefaultOptions({ queries: { retryOnMount: false } })
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: webhooksQuery.queryKey })
    .setState({ status: 'error', error: new Error('away') })
  const markup = draw(<WebhooksPage />, queryClient)
  expect(markup).toContain('Try again')
  expect(markup).not.toContain('Add webhook')
})

test('without a webhook there is one way to add the first', () => {
  expect(drawn([]).match(/Add webhook/g)).toHaveLength(1)
})

test('a webhook says where and what it tells, and shows no secret', () => {
  const markup = drawn([webhook])
  for (const words of ['Door locks', webhook.url]) expect(markup).toContain(words)
  expect(markup).not.toContain('role="dialog"')
  expect(markup).not.toContain('role="alert"')
})

test('messages that were given up stand out until somebody has seen them', () => {
  expect(drawn([{ ...webhook, givenUp: 2 }])).toContain('role="alert"')
})

test('the log of the only one is open, of several none', () => {
  const open = /aria-expanded="true"/g
  expect(drawn([webhook]).match(open)).toHaveLength(1)
  expect(drawn([webhook, { ...webhook, id: 'b', name: 'Till' }]).match(open)).toBeNull()
})
