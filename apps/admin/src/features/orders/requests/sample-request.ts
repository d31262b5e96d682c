import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'

/** A request for tests, with what differs. */
export function sampleRequest(change: Partial<OrderRequest> = {}): OrderRequest {
  const request: OrderRequest = {
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    number: 1042,
    requestTime: '2026-11-15T10:54:00.000Z',
    guestName: 'Astrid Nilsen',
    unit: '204',
    bookingUnit: null,
    scannedUnit: null,
    isMatched: true,
    isPaidLate: false,
    source: 'guestbook',
    status: 'no action taken',
    type: 'in-stay',
    deliveryMethod: 'delivery',
    timeRequested: '2026-11-16T06:30:00.000Z',
    timeExpected: null,
    comment: 'One without nuts, please.',
    posting: null,
    summary: [{ quantity: 2, title: 'Breakfast in bed', kind: 'brought', comment: '', days: [], time: null }],
    total: 49_000,
    serviceCharge: 5000,
    currency: 'NOK',
    service: 'Pay Now',
    payment: 'held',
    holdLapsesAt: '2026-11-22T10:54:00.000Z',
    isPreview: false,
    decidedBy: null,
    decidedAt: null,
    archivedAt: null,
    doneAt: null,
    doneBy: null,
    cancelledAt: null,
    notice: null,
    note: null,
    revision: 1,
    bookingNumber: '81234',
    bookingId: 'b',
    email: 'astrid@example.com',
    phone: null,
    reach: { hasPhone: false, hasEmail: true },
    language: 'da',
    lines: [
      {
        productId: 'p',
        title: 'Breakfast in bed',
        quantity: 2,
        kind: 'brought',
        isOwn: true,
        details: ['Rye bread', 'Orange juice'],
        comment: '',
        days: [],
        time: null,
        unitPrice: 22_000,
        total: 44_000,
      },
    ],
    stayTrouble: null,
    upgrade: null,
    transactionFee: 0,
    vat: 9800,
    reason: null,
    reasonText: null,
    expiresAt: '2026-11-17T06:30:00.000Z',
    confirmation: null,
    messages: [],
    ...change,
  }
  return { ...request, notice: change.notice ?? noticeFor(request) }
}

/** As the server would tell it. */
function noticeFor(request: OrderRequest): OrderRequest['notice'] {
  const { status, archivedAt, decidedAt, decidedBy: by } = request
  if (archivedAt) return { kind: 'already-archived', by: null, at: archivedAt }
  if (status === 'no action taken') return null
  return { kind: status === 'declined' ? 'already-declined' : 'already-accepted', by, at: decidedAt }
}
