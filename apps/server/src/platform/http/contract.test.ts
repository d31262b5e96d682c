import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@innkeeper/api/endpoint.ts'
import { ENDPOINTS } from '@innkeeper/api/endpoints.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import { ROLES } from '@innkeeper/domain/team/roles.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aCard, aProperty, aSignedIn } from '../../testing/builders.ts'
import { urlOf } from './register.ts'
import { routesOf } from './route-list.ts'

/** What can be called without signing in. A line is added here knowingly or not at all. */
const OPEN_TO_GUESTS = [
  'GET guest/:hotel/bookings/:bookingId',
  'GET guest/:hotel/bookings/:bookingId/cleaning',
  'GET guest/:hotel/bookings/:bookingId/orders',
  'GET guest/:hotel/clientData',
  'GET guest/:hotel/countries',
  'GET guest/:hotel/fonts/platform/all',
  'GET guest/:hotel/fonts/platform/href',
  'GET guest/:hotel/guestbook',
  'GET guest/:hotel/guestbook/preview',
  'GET guest/:hotel/htmlbuilder/stay',
  'GET guest/:hotel/htmlbuilder/templates/:id',
  'GET guest/:hotel/htmlbuilder/templates/:id/offers',
  'GET guest/:hotel/live',
  'GET guest/:hotel/modulesConfig',
  'GET guest/:hotel/offers',
  'GET guest/:hotel/orders/:orderId',
  'GET guest/:hotel/orders/:orderId/receipt',
  'GET guest/:hotel/orders/:orderId/receipt.pdf',
  'GET guest/:hotel/products',
  'GET guest/:hotel/registration/:bookingId',
  'GET guest/:hotel/registrationForms',
  'GET guest/:hotel/registrationFormsFields',
  'GET guest/:hotel/roomUpgrades',
  'GET guest/:hotel/roomUpgrades/:bookingId',
  'GET guest/:hotel/submittedRegistrationFormsV2/:formId',
  'GET guest/:hotel/surveyResponses/:responseId',
  'GET guest/:hotel/surveys/:templateId',
  'GET guest/:hotel/thread',
  'GET guest/:hotel/thread/pictures/:entryId',
  'GET guest/:hotel/upselling/:bookingId',
  'POST guest/:hotel/allPrintableForms',
  'POST guest/:hotel/bookings/:bookingId/orders/:watchId/cancel',
  'POST guest/:hotel/fonts/google',
  'POST guest/:hotel/orders',
  'POST guest/:hotel/orders/:orderId/cancel',
  'POST guest/:hotel/orders/quote',
  'POST guest/:hotel/platformStatistics',
  'POST guest/:hotel/registrationLinks',
  'POST guest/:hotel/registrationPictures',
  'POST guest/:hotel/roomUpgrades/:roomUpgradeId/requests',
  'POST guest/:hotel/submittedRegistrationFormsV2',
  'POST guest/:hotel/surveyResponses',
  'POST guest/:hotel/thread',
  'POST guest/:hotel/thread/code',
  'POST guest/:hotel/thread/open',
  'POST guest/:hotel/thread/picture',
  'POST guest/:hotel/thread/read',
  'POST guest/:hotel/upselling/seen',
  'POST guest/:hotel/vouchers/:cardId/redeem',
  'PUT guest/:hotel/bookings/:bookingId/cleaning',
  'PUT guest/:hotel/offers',
]

/** What belongs to no property: only what whoever is not signed in yet needs. */
const OPEN_ACCOUNT_CALLS = [
  'GET account/invitation',
  'GET account/link',
  'GET account/state',
  'POST account/create',
  'POST account/invitation/accept',
  'POST account/passwordReset',
  'POST account/passwordReset/confirm',
  'POST account/setUp',
  'POST account/setUp/check',
  'POST account/signIn',
  'POST account/signIn/secondFactor',
  'POST account/signOut',
  'POST account/verifyEmail',
]

/** What a token of a property opens, and nothing else does. */
const OPEN_TO_SYSTEMS = [
  'GET hotel/bookings',
  'GET hotel/bookings/:bookingNumber',
  'POST hotel/bookings/:bookingNumber/cancel',
  'POST hotel/bookings/:bookingNumber/checkIn',
  'POST hotel/bookings/:bookingNumber/checkOut',
  'PUT hotel/bookings/:bookingNumber',
]

/** Routes beside the contract, each with its reason to be there. */
const BESIDE_THE_CONTRACT = [
  'GET /',
  'GET /admin/set-up/preview',
  'GET /app-icon/:hotel/:name',
  'GET /font-files/:name',
  'GET /fonts/:hotel/:file',
  'GET /fonts/:hotel/families/:file',
  'GET /fonts/:hotel/own/:file',
  'GET /guestbook',
  'GET /guestbook/:hotel',
  'GET /guestbook/:hotel/:guestid',
  'GET /guestbook/:hotel/:guestid/:modal',
  'GET /healthz',
  'GET /logo/:hotel/:file',
  'GET /manifest/:file',
  'GET /media/:propertyId/:mediaId/:variant',
  'GET /media/:propertyId/:mediaId/document.pdf',
  'GET /metrics',
  'GET /mobile/:hotel',
  'GET /mobile/:hotel/:guestPhase',
  'GET /mobile/:hotel/:guestPhase/:activeModal',
  'POST /not-you/:hotel',
  'GET /order/:hotel',
  'GET /order/:hotel/confirmation',
  'GET /order/:hotel/confirmation/:orderId',
  'GET /order/:hotel/receipt/:orderId',
  'GET /pages/:hotel/:pageId',
  'GET /phone/:hotel',
  'GET /products/:hotel/:productsID',
  'GET /readyz',
  'GET /registration-form/:hotel/:bookingId',
  'GET /return/:hotel',
  'GET /room-upgrades/:hotel',
  'GET /room-upgrades/:hotel/*',
  'GET /room-upgrades/:hotel/:bookingId',
  'GET /room-upgrades/:hotel/:bookingId/room/:roomUpgradeId',
  'GET /room-upgrades/:hotel/:bookingId/room/:roomUpgradeId/request-confirmation',
  'GET /room-upgrades/:hotel/:bookingId/room/:roomUpgradeId/request-details',
  'GET /room-upgrades/:hotel/room/:roomUpgradeId',
  'GET /room-upgrades/:hotel/room/:roomUpgradeId/request-confirmation',
  'GET /room-upgrades/:hotel/room/:roomUpgradeId/request-details',
  'GET /survey/:hotel',
  'GET /survey/:hotel/:bookingId',
  'GET /upselling/:hotel',
  'GET /upselling/:hotel/:bookingId',
  'GET /upselling/:hotel/:bookingId/*',
  'GET /upselling/:hotel/:bookingId/checkout',
  'GET /upselling/:hotel/:bookingId/confirmation/:orderId',
  'GET /upselling/:hotel/:bookingId/expired',
  'GET /upselling/:hotel/:bookingId/products',
  'GET /version.txt',
  'GET /voucher/:hotel/:voucherID',
  'GET /welcome',
  'GET /unsubscribe/:propertyId/:bookingId/:token',
  'POST /unsubscribe/:propertyId/:bookingId/:token',
  'POST /webhooks/mail/:propertyId/:token',
  'POST /webhooks/payments/:provider/:hotel',
  'POST /webhooks/pms/:system/:hotel/:token',
  'POST /webhooks/sms/:provider/:hotel',
]

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const declared = Object.values(ENDPOINTS).map((endpoint) => `${endpoint.method} ${endpoint.path}`)

describe('the contract', () => {
  it('has every endpoint that a module of packages/api exports', () => {
    const folder = fileURLToPath(new URL('../../../../../packages/api/src', import.meta.url))
    const exported = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).flatMap((path) =>
      [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(/^export const (\w+) = defineEndpoint\(/gm)].map(
        ([, name]) => name,
      ),
    )
    expect(exported.length).toBeGreaterThan(100)
    expect(Object.keys(ENDPOINTS).sort()).toEqual(exported.sort())
  })

  it('endpoints declared are the endpoints registered', () => {
    const routes = routesOf(app.http)
      .filter(({ url }) => !url.startsWith('/api/docs'))
      .map(({ method, url }) => `${method} ${url}`)
    const contract = declared.map((line) => line.replace(' ', ' /api/'))
    expect([...new Set(routes)].sort()).toEqual([...contract, ...BESIDE_THE_CONTRACT].sort())
  })

  it('guest endpoints are the written list', () => {
    const open = Object.values(ENDPOINTS).filter((endpoint) => endpoint.access === 'guest')
    expect(open.map((endpoint) => `${endpoint.method} ${endpoint.path}`).sort()).toEqual(OPEN_TO_GUESTS)
  })

  it('open endpoints are the written list, and ask for no module', () => {
    const open = Object.values(ENDPOINTS).filter((endpoint) => endpoint.access === 'open')
    expect(open.map((endpoint) => `${endpoint.method} ${endpoint.path}`).sort()).toEqual(OPEN_ACCOUNT_CALLS)
    expect(open.every(({ module }) => module === null)).toBe(true)
  })

  it('endpoints for other systems are the written list', () => {
    const forSystems = Object.values(ENDPOINTS).filter((endpoint) => endpoint.access === 'system')
    expect(forSystems.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(OPEN_TO_SYSTEMS)
  })

  it('access and path agree: guest/ and account/ are open, hotel/ names a capability or a scope', () => {
    const starts = { guest: 'guest/:hotel/', open: 'account/', staff: 'hotel/', system: 'hotel/' }
    for (const endpoint of Object.values(ENDPOINTS)) {
      expect(endpoint.path.startsWith(starts[endpoint.access])).toBe(true)
      if (endpoint.access === 'staff') expect(endpoint.capability).toBeTruthy()
      if (endpoint.access === 'system') expect(endpoint.scope).toBeTruthy()
    }
  })

  it('is described for developers from the same data', async () => {
    const answer = await app.inject({ url: '/api/docs/json' })
    const { openapi, paths } = answer.json<{
      openapi: string
      paths: Record<string, Record<string, unknown>>
    }>()
    expect(openapi).toBe('3.0.3')
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(described.sort()).toEqual(declared.map((line) => line.replace(' ', ' /api/')).sort())
  })
})

const staffEndpoints = Object.entries(ENDPOINTS).filter(([, endpoint]) => endpoint.access === 'staff')

describe('every staff endpoint', () => {
  let propertyId: string
  let cardId: string
  const cookies = new Map<string, string>()

  beforeAll(async () => {
    propertyId = await aProperty(app.db)
    cardId = (await aCard(app.db, propertyId)).id
    for (const role of ROLES) cookies.set(role, (await aSignedIn(app, propertyId, [role])).cookie)
  })

  const call = (endpoint: Endpoint, cookie?: string) =>
    app.inject({
      // A stream stays open; asking for its head passes the same gates.
      method: endpoint.response === 'stream' ? 'HEAD' : endpoint.method,
      url: urlOf(endpoint).replace(/:cardId/, cardId),
      headers: cookie ? { cookie } : {},
      ...(endpoint.body ? { payload: {} } : {}),
    })

  it.each(staffEndpoints)('%s refuses whoever is not signed in', async (_, endpoint) => {
    expect((await call(endpoint)).statusCode).toBe(401)
  })

  it.each(staffEndpoints)('%s lets in exactly the roles with its capability', async (_, endpoint) => {
    if (endpoint.access !== 'staff') return
    for (const role of ROLES) {
      const { statusCode, body } = await call(endpoint, cookies.get(role))
      // A call for API clients refuses the cookie of whoever may call it.
      const isRefused = statusCode === 403 && !body.includes('auth/bearer-only')
      expect([role, isRefused]).toEqual([role, !can({ roles: [role] }, endpoint.capability)])
    }
  })
})
