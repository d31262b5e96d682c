import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadedFor } from '../../../testing/draw.tsx'
import { drawLinked } from '../../../testing/draw-linked.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { ordersTodayQuery, requestListQuery, toDoQuery, waitingQuery } from './api.ts'
import { AcceptManyText } from './bulk-dialog.tsx'
import { ConfirmationField } from './confirmation-field.tsx'
import { ExpectedTimeField } from './expected-time-field.tsx'
import { HandledAlert } from './handled-alert.tsx'
import { MoneyBack } from './money-back.tsx'
import { WhatInWords } from './request-cells.tsx'
import { RequestDetails } from './request-details.tsx'
import { RequestList } from './request-list.tsx'
import { RequestLoading } from './request-loading.tsx'
import { sampleRequest } from './sample-request.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TodayRequests } from './today-requests.tsx'
import { TodayToDo } from './today-to-do.tsx'

const nothing = () => undefined

vi.mock('../../../platform/clock.ts', () => ({ useNow: () => Date.parse('2026-11-15T11:00:00Z') }))
beforeEach(() => {
  // The search field asks where the focus is.
  vi.stubGlobal('document', { activeElement: null })
})
afterEach(() => vi.unstubAllGlobals())

function draw(part: ReactNode, fill: (queryClient: QueryClient) => void = nothing, role: Role = 'reception') {
  const queryClient = loadedFor(
    sampleSession({
      claims: { user_id: 'ola', name: 'Ola', roles: [role] },
      property: { modules: ['products'] },
    }),
  )
  fill(queryClient)
  return drawLinked(part, queryClient)
}

const page = (...items: OrderRequest[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 50,
  waiting: items.filter(({ status }) => status === 'no action taken').length,
  toDo: items.filter(({ status, doneAt }) => status === 'accepted' && doneAt === null).length,
  categories: null,
})
const list = (search: Parameters<typeof RequestList>[0]['search'] = {}) => (
  <RequestList
    view="current"
    search={search}
    onFilter={nothing}
    onPage={nothing}
    onOpen={nothing}
    onClear={nothing}
  />
)
const answered = sampleRequest({
  id: 'BBBBBBBBBBBBBBBBBBBBBB',
  guestName: 'Jonas Berg',
  status: 'accepted',
  decidedBy: 'Ola',
  decidedAt: '2026-11-15T10:11:00.000Z',
  service: 'Put on bill',
  payment: 'none',
  comment: '',
})

test('a card has the comments and the note in words, where nothing hovers', () => {
  const markup = draw(<WhatInWords request={sampleRequest({ note: 'Allergic to nuts' })} />)
  expect(markup).toContain('One without nuts, please.</q>')
  expect(markup).toContain('Allergic to nuts')
})

test('a row says who waits since when, for what, when and how it is paid, with the answers at hand', () => {
  const markup = draw(list(), (queryClient) =>
    queryClient.setQueryData(requestListQuery({ view: 'current' }).queryKey, page(sampleRequest(), answered)),
  )
  for (const words of [
    'Open the request from Astrid Nilsen',
    '6 minutes ago',
    '204',
    '2 × Breakfast in bed',
    'Has a comment: One without nuts, please.',
    'tomorrow 07:30',
    'Delivery',
    'NOK 490'.replace(' ', '\u00a0'),
    'amount held',
    'Accept the request from Astrid Nilsen',
    'Decline the request from Astrid Nilsen',
    'New (1)',
    'Ola, 11:11',
    'on the bill',
    'Archive the request from Jonas Berg',
  ])
    expect(markup).toContain(words)
  expect(markup).not.toContain('Archive the request from Astrid Nilsen')
  expect(markup).not.toContain('Accept the request from Jonas Berg')
})

test('an empty list says what it is for, a filtered one how to leave the filter', () => {
  const fill = (query: object) => (queryClient: QueryClient) =>
    queryClient.setQueryData(requestListQuery({ view: 'current', ...query }).queryKey, page())
  expect(draw(list(), fill({}))).toContain('No requests yet')
  const waiting = { status: 'no action taken' } as const
  expect(draw(list(waiting), fill(waiting))).toContain('All requests answered')
  expect(draw(list({ status: 'declined' }), fill({ status: 'declined' }))).toContain('Clear filters')
  expect(draw(list())).toContain('aria-label="Loading"')
})

test('the details hold everything of the request', () => {
  const request = sampleRequest({
    messages: [
      {
        id: 'm',
        kind: 'received',
        channel: 'email',
        state: 'failed',
        failure: 'refused',
        at: '2026-11-15T10:55:00Z',
      },
    ],
  })
  const markup = draw(<RequestDetails request={request} />)
  for (const words of [
    'Astrid Nilsen',
    'Booking 81234',
    'mailto:astrid@example.com',
    'Danish',
    'Rye bread, Orange juice',
    'Service charge',
    'of which VAT',
    'During the stay',
    'Guestbook',
    'Pay Now',
    'Declined automatically',
    'Order received',
    'The recipient’s mail server or phone network refused the message.',
  ])
    expect(markup).toContain(words)
  expect(draw(<RequestDetails request={{ ...request, isPreview: true }} />)).toContain('Sent from a preview')
  const moved = draw(<RequestDetails request={{ ...request, stayTrouble: 'moved' }} />)
  expect(moved).toContain('The stay was moved')
})

test('what no booking vouches for, and what was paid too late, is seen in list, panel and on Today', () => {
  const stranger = sampleRequest({ isMatched: false })
  const fill = (queryClient: QueryClient) => {
    queryClient.setQueryData(requestListQuery({ view: 'current' }).queryKey, page(stranger))
    queryClient.setQueryData(waitingQuery.queryKey, page(stranger))
  }
  for (const screen of [
    list(),
    <TodayRequests key="today" />,
    <RequestDetails key="one" request={stranger} />,
  ]) {
    expect(draw(screen, fill)).toContain('Not matched to a booking')
  }
  const elsewhere = sampleRequest({ isMatched: false, unit: '206', bookingUnit: '204' })
  const both = draw(<RequestDetails request={elsewhere} />)
  for (const words of ['206', 'Booked room: 204', 'Different room in the booking: 204'])
    expect(both).toContain(words)
  const scanned = { isMatched: false, unit: '204', scannedUnit: '204' }
  expect(draw(<RequestDetails request={sampleRequest(scanned)} />)).toContain('From the QR code in the room')
  expect(draw(<RequestDetails request={sampleRequest({ ...scanned, unit: '206' })} />)).toContain(
    'Scanned the QR code of room 204',
  )
  const early = sampleRequest({ isMatched: false, type: 'pre-stay' })
  expect(draw(<RequestDetails request={early} />)).toContain('Guest not in house')
  const late = { status: 'declined', reason: 'cancelled by the guest', isPaidLate: true } as const
  const refunded = draw(<RequestDetails request={sampleRequest({ ...late, payment: 'refunded' })} />)
  for (const words of ['Paid too late, money returned', 'Cancelled by the guest'])
    expect(refunded).toContain(words)
  expect(draw(<RequestDetails request={sampleRequest({ ...late, payment: 'held' })} />)).toContain(
    'being returned',
  )
  expect(draw(<RequestDetails request={sampleRequest()} />)).not.toContain('Not matched')
})

test('what was bought before the stay has no room yet, in the row and in the panel', () => {
  const coming = sampleRequest({ source: 'room upgrades', status: 'accepted', unit: null })
  const fill = (request: typeof coming) => (queryClient: QueryClient) =>
    queryClient.setQueryData(requestListQuery({ view: 'current' }).queryKey, page(request))
  expect(draw(list(), fill(coming))).toContain('No room yet')
  expect(draw(<RequestDetails request={coming} />)).toContain('No room yet')
  const visitor = sampleRequest({ unit: null })
  expect(draw(list(), fill(visitor))).not.toContain('No room')
  expect(draw(<RequestDetails request={visitor} />)).toMatch(/>No room</)
})

test('a massage is done at a time, a late check-out is part of the stay: neither is delivered', () => {
  const of = (kind: 'service' | 'part of the stay', title: string) =>
    sampleRequest({
      deliveryMethod: null,
      summary: [{ quantity: 1, title, kind, comment: '', days: [], time: null }],
    })
  const massage = draw(<RequestDetails request={of('service', 'Massage')} />)
  expect(massage).toContain('Service')
  expect(massage).not.toContain('>Delivery<')
  const late = draw(<RequestDetails request={of('part of the stay', 'Late check-out')} />)
  expect(late).toMatch(/Kind<.*Part of the stay/s)
  for (const words of ['Requested time', 'Delivery method']) expect(late).not.toContain(words)
  const unpaid = { service: 'Pay on delivery', payment: 'none' } as const
  const atDesk = draw(<RequestDetails request={{ ...of('part of the stay', 'Late check-out'), ...unpaid }} />)
  expect(atDesk).toContain('Pay at the desk')
  expect(atDesk).not.toContain('on delivery')
  const field = draw(
    <ExpectedTimeField
      choice="asked"
      other=""
      asked="2026-11-15T14:00:00.000Z"
      expected={Date.parse('2026-11-15T14:00:00.000Z')}
      service="1 × Massage"
      onChange={nothing}
    />,
  )
  expect(field).toContain('1 × Massage, today 15:00.')
})

test('somebody who was faster is named', () => {
  expect(draw(<HandledAlert request={answered} />)).toContain('Already accepted by Ola, 11:11.')
})

test('only ways in which the guest can be told are offered, with the reason', () => {
  const field = (reach: { hasPhone: boolean; hasEmail: boolean }) =>
    draw(<ConfirmationField value="none" onChange={nothing} reach={reach} />)
  expect(field({ hasPhone: false, hasEmail: true })).toContain('gave no phone number')
  expect(field({ hasPhone: false, hasEmail: false })).toContain('no phone number or e-mail')
})

test('the time asked for and the quick ones are offered, with what they mean', () => {
  const asked = '2026-11-16T06:30:00.000Z'
  const markup = draw(
    <ExpectedTimeField
      choice="15"
      other=""
      asked={asked}
      expected={Date.parse(asked) + 900_000}
      onChange={nothing}
    />,
  )
  for (const words of ['As requested, tomorrow 07:30', '+15 min', '+60 min', 'expect it tomorrow 07:45'])
    expect(markup).toContain(words)
})

test('several that wait cannot be archived yet, and the bar says so', () => {
  const bar = (requests: OrderRequest[]) =>
    draw(
      <SelectionBar
        requests={requests}
        onClear={nothing}
        onAccept={nothing}
        onDecline={nothing}
        onArchive={nothing}
      />,
    )
  expect(bar([sampleRequest()])).toContain('aria-disabled="true"')
  const mixed = bar([sampleRequest(), answered])
  expect(mixed).toContain('2 requests selected')
  expect(mixed).not.toContain('aria-disabled="true"')
})

test('whoever accepts several reads how many of them no booking vouches for', () => {
  expect(draw(<AcceptManyText unmatched={2} upgrades={0} />)).toContain(
    '2 of them are not matched to a booking in house.',
  )
  expect(draw(<AcceptManyText unmatched={0} upgrades={0} />)).not.toContain('not matched')
})

test('whoever accepts several reads that room upgrades among them move bookings', () => {
  expect(draw(<AcceptManyText unmatched={0} upgrades={1} />)).toContain('One of them is a room upgrade')
  expect(draw(<AcceptManyText unmatched={0} upgrades={0} />)).not.toContain('upgrade')
})

test('Today shows what waits longest and what the day brought', () => {
  const fill = (queryClient: QueryClient) => {
    queryClient.setQueryData(waitingQuery.queryKey, page(sampleRequest()))
    queryClient.setQueryData(ordersTodayQuery.queryKey, {
      waiting: 1,
      oldest: [],
      orders: 12,
      revenue: 1_245_000,
      currency: 'NOK',
    })
  }
  const markup = draw(<TodayRequests />, fill)
  for (const words of [
    '2 × Breakfast in bed, tomorrow 07:30',
    'Astrid Nilsen, NOK\u00a0490',
    '6\u00a0min',
    '6 minutes ago',
    '12 orders today, NOK\u00a012,450 accepted',
    'One without nuts',
  ])
    expect(markup).toContain(words)
  expect(
    draw(<TodayRequests />, (queryClient) => queryClient.setQueryData(waitingQuery.queryKey, page())),
  ).toContain('All requests answered')
})

test('the kitchen’s Today has what is to do next, by when it is promised, with the way to finish it', () => {
  const kitchens = { ...answered, guestName: '', timeExpected: '2026-11-15T17:00:00.000Z' }
  const drawn = (...items: OrderRequest[]) =>
    draw(<TodayToDo />, (client) => client.setQueryData(toDoQuery.queryKey, page(...items)), 'kitchen')
  const markup = drawn(kitchens)
  for (const words of ['2 × Breakfast in bed', 'today 18:00', 'Delivered: Mark the request from 204 as done'])
    expect(markup).toContain(words)
  expect(markup).not.toContain('data-long="true"')
  expect(markup).not.toContain('See all')
  expect(drawn({ ...kitchens, timeExpected: '2026-11-15T10:30:00.000Z' })).toContain('data-long="true"')
  const many = Array.from({ length: 7 }, (_, id) => ({ ...kitchens, id: String(id) }))
  expect(drawn(...many)).toContain('See all 7 requests')
  expect(drawn()).not.toContain('<section')
})

test('after the guest cancelled there is nothing to answer; after a colleague the own answer was not sent', () => {
  const decided = { status: 'declined', decidedAt: '2026-11-15T11:00:00.000Z' } as const
  const cancelled = sampleRequest({ ...decided, reason: 'cancelled by the guest' })
  const words = draw(<HandledAlert request={cancelled} />)
  expect(words).toContain('The guest cancelled it')
  expect(words).toContain('nothing left to answer')
  const byAnna = sampleRequest({ ...decided, reason: 'too busy', decidedBy: 'Anna' })
  expect(draw(<HandledAlert request={byAnna} />)).toContain('Your answer was not sent.')
  expect(draw(<RequestDetails request={sampleRequest({ payment: 'released' })} />)).toContain('not charged')
})

test('an accepted request is delivered next, a done one says who did it, a cancelled one too', () => {
  const drawList = (request: OrderRequest) =>
    draw(list(), (queryClient) =>
      queryClient.setQueryData(requestListQuery({ view: 'current' }).queryKey, page(request)),
    )
  const toDo = drawList(answered)
  for (const words of ['To do (1)', 'Delivered: Mark the request from Jonas Berg as done']) {
    expect(toDo).toContain(words)
  }
  const done = drawList({ ...answered, doneAt: '2026-11-15T10:40:00.000Z', doneBy: 'Jo' })
  expect(done).toContain('Jo, 11:40')
  expect(done).not.toContain('as done')
  const notice = { kind: 'already-declined', by: 'Ola', at: '2026-11-15T10:50:00.000Z' } as const
  const cancelled = { ...answered, status: 'declined', cancelledAt: notice.at, notice } as const
  expect(drawList(cancelled)).toContain('Ola, 11:50')
  expect(draw(<HandledAlert request={cancelled} />)).toContain('Cancelled by Ola, 11:50.')
})

test('the kitchen reads unit, lines and comment, and is asked and offered nothing of the guest', () => {
  const request = sampleRequest({ guestName: '', email: null, bookingNumber: null, language: '', note: null })
  const fill = (queryClient: QueryClient) =>
    queryClient.setQueryData(requestListQuery({ view: 'current' }).queryKey, {
      ...page(request),
      categories: ['Food'],
    })
  const rows = draw(list(), fill, 'kitchen')
  for (const words of [
    'Open the request from 204',
    'No. 1042',
    'Accept the request from 204',
    'One without nuts',
  ]) {
    expect(rows).toContain(words)
  }
  for (const words of ['Select the request', '>archive<', 'Find by guest']) expect(rows).not.toContain(words)
  const details = draw(<RequestDetails request={request} />, nothing, 'kitchen')
  for (const words of ['Guest<', 'Language', 'Internal note', 'Messages to the guest']) {
    expect(details).not.toContain(words)
  }
  const promised = { ...request, status: 'accepted', timeExpected: '2026-11-15T17:00:00.000Z' } as const
  const fillPromised = (queryClient: QueryClient) =>
    queryClient.setQueryData(requestListQuery({ view: 'current' }).queryKey, page(promised))
  expect(draw(list(), fillPromised, 'kitchen')).toContain('today 18:00')
  expect(draw(list(), fillPromised)).toContain('tomorrow 07:30')
  const others = { ...request, lines: request.lines.map((line) => ({ ...line, isOwn: false })) }
  expect(draw(<RequestDetails request={others} />, nothing, 'kitchen')).toContain('Prepared by others')
})

test('a kitchen without categories reads who chooses them', () => {
  const markup = draw(
    list(),
    (queryClient) =>
      queryClient.setQueryData(requestListQuery({ view: 'current' }).queryKey, { ...page(), categories: [] }),
    'kitchen',
  )
  expect(markup).toContain('You have no categories yet')
})

test('before a request is cancelled it is said what becomes of the money and the stock', () => {
  const paid = { ...answered, service: 'Pay Now', payment: 'captured' } as const
  expect(draw(<MoneyBack request={paid} />)).toContain('will be refunded the same way')
  expect(draw(<MoneyBack request={answered} />)).toContain('Remove it in your booking system')
  const delivered = { ...answered, doneAt: '2026-11-15T10:40:00.000Z' }
  expect(draw(<MoneyBack request={delivered} />)).toContain('nothing goes back into stock')
})

test('while a request cannot come, words say so', () => {
  expect(draw(<RequestLoading />)).toContain('Loading the request')
})
