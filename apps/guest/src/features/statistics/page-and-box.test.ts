import { expect, test } from 'vitest'
import { pageAndBox, pathOf } from './page-and-box.ts'

test.each([
  ['/guestbook/fjellheim/abc', '?language=2', '/guestbook/fjellheim/abc'],
  ['/guestbook/fjellheim/abc', '?box=wifi&language=2', '/guestbook/fjellheim/abc/wifi'],
  ['/guestbook/fjellheim', '?box=wifi', '/guestbook/fjellheim/qr/wifi'],
  ['/guestbook/fjellheim/', '?box=', '/guestbook/fjellheim/'],
  ['/guestbook/fjellheim/abc', '?box=a%2Fb', '/guestbook/fjellheim/abc/a%2Fb'],
  ['/order/fjellheim', '', '/order/fjellheim'],
  ['/order/fjellheim/confirmation/MkmcbuMysLO95J1oivHOdw', '', '/order/fjellheim/confirmation'],
  [
    '/upselling/fjellheim/abc/confirmation/MkmcbuMysLO95J1oivHOdw',
    '',
    '/upselling/fjellheim/abc/confirmation',
  ],
  ['/order/fjellheim/receipt/MkmcbuMysLO95J1oivHOdw', '?v=1', '/order/fjellheim/receipt'],
])('%s%s is seen as %s', (pathname, search, path) => {
  expect(pathOf(pageAndBox({ pathname, search }))).toBe(path)
})
