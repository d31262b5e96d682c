import type { LinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createLinkedFeatures } from '../../platform/linked-features.ts'
import { registerGuestRoutes } from './guest-routes.ts'

/** The way back in a property where these features are open, for whoever has this key. */
async function goesTo(query: string, { open, key }: { open: LinkedFeature[]; key: string | null }) {
  const http = Fastify()
  const linkedFeatures = createLinkedFeatures()
  linkedFeatures.register('store', (hotel, linkKey) => `/upselling/${hotel}/${linkKey}`)
  registerGuestRoutes(http, {
    linkedFeatures,
    properties: { openForPage: async () => ({ snapshot: {}, clientData: { features: open } }) } as never,
    guests: {
      visitorOf: async (_: string, asked: string | null) => ({ state: asked ? 'checkin' : 'qr' }),
    } as never,
    stayCookie: { keyOf: () => key } as never,
    pages: {} as never,
  })
  return (await http.inject({ url: `/return/fjellheim${query}` })).headers.location
}

describe('the way back', () => {
  const store = { open: ['guestbook', 'store'] as LinkedFeature[], key: 'key' }

  it('leads to the feature of the guest’s own stay that it names, keeping the rest of the query', async () => {
    expect(await goesTo('?to=store&l=mail', store)).toBe('/upselling/fjellheim/key?l=mail')
  })

  it('tells the store what led there, and drops what is no origin', async () => {
    const to = (from: string) => goesTo(`?to=store&from=${from}&l=mail`, store)
    expect(await to('message/abc_-1')).toBe('/upselling/fjellheim/key?l=mail&from=message/abc_-1')
    const refused = ['', 'a%20b', '%3Cscript%3E', 'x'.repeat(61), 'a&from=b', '../..', '%0d%0aset-cookie:x']
    for (const from of refused) expect(await to(from)).toBe('/upselling/fjellheim/key?l=mail')
    expect(await goesTo('?to=guestbook&from=card/a', { ...store, key: 'key' })).toBe(
      '/guestbook/fjellheim/key',
    )
  })

  it('leads to the guestbook where the feature is closed, unknown, or the visitor has no booking', async () => {
    expect(await goesTo('?to=store', { ...store, open: ['guestbook'] })).toBe('/guestbook/fjellheim/key')
    expect(await goesTo('?to=survey', store)).toBe('/guestbook/fjellheim/key')
    expect(await goesTo('?to=//evil.example', store)).toBe('/guestbook/fjellheim/key')
    expect(await goesTo('?to=store&to=store', store)).toBe('/guestbook/fjellheim/key')
    expect(await goesTo('?to=store&box=spa', { ...store, key: null })).toBe('/guestbook/fjellheim?box=spa')
  })
})
