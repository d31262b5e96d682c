import { expect, test } from 'vitest'
import { needsOf } from './page-needs.ts'

const ORIGIN = 'https://inn.example'
const hotel = 'fjellheim'

function aPage(change: { modules?: string[]; hasBooking?: boolean; kind?: string } = {}, body = ''): string {
  const { modules = ['products'], hasBooking = false, kind = 'guestbook' } = change
  const clientData = { propertyId: hotel, modules }
  const guestbook = { language: { index: 1 } }
  const json = JSON.stringify({ data: { kind, clientData, guestbook, hasBooking } })
  return `<html><body>${body}<script type="application/json" id="page-data">${json}</script><script>0</script></body></html>`
}

test('a copy needs what there is to order, and a stay’s copy its orders', () => {
  expect(needsOf(aPage(), `${ORIGIN}/guestbook/${hotel}`).calls).toEqual([
    `${ORIGIN}/api/guest/fjellheim/products?language=1`,
  ])
  expect(needsOf(aPage({ hasBooking: true }), `${ORIGIN}/guestbook/${hotel}/abc?box=x`).calls).toEqual([
    `${ORIGIN}/api/guest/fjellheim/products?booking=abc&language=1`,
    `${ORIGIN}/api/guest/fjellheim/bookings/abc/orders?language=1`,
  ])
})

test('a stay’s copy needs what was chosen of its cleaning, and nobody else’s does', () => {
  const modules = ['roomCleaning']
  const at = `${ORIGIN}/guestbook/${hotel}/abc`
  expect(needsOf(aPage({ modules, hasBooking: true }), at).calls).toEqual([
    `${ORIGIN}/api/guest/fjellheim/bookings/abc/cleaning`,
  ])
  expect(needsOf(aPage({ modules }), at).calls).toEqual([])
})

test('without ordering, on another page, or on none, there is nothing to ask for', () => {
  const at = `${ORIGIN}/guestbook/${hotel}/abc`
  expect(needsOf(aPage({ modules: ['guestbook'] }), at).calls).toEqual([])
  expect(needsOf(aPage({ kind: 'page' }), at).calls).toEqual([])
  expect(needsOf('', at)).toEqual({ calls: [], menu: [] })
  // A key that opens no stay has no orders.
  expect(needsOf(aPage({ hasBooking: false }), at).calls).toHaveLength(1)
})

test('the pages of the menu are needed, each once, and no other links', () => {
  const body =
    '<nav aria-label="x"><a href="/pages/f/walks">Walks</a><a href="/media/f/menu.pdf">Menu</a></nav>' +
    '<main><a href="/pages/f/elsewhere">x</a></main>' +
    '<nav><a href="/pages/f/walks">Walks</a><a href="/pages/f/spa">Spa</a></nav>'
  expect(needsOf(aPage({}, body), `${ORIGIN}/guestbook/${hotel}`).menu).toEqual([
    `${ORIGIN}/pages/f/walks`,
    `${ORIGIN}/pages/f/spa`,
  ])
})
