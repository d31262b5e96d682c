import { expect, test } from 'vitest'
import { withoutScripts } from './without-scripts.ts'

test('the static copy of a page keeps its words and pictures and loses all that runs', () => {
  const page =
    '<html data-script="/a.js" data-modules="/b.js"><style>p{}</style><p>Welcome</p><img src="/c.webp">' +
    '<script type="application/json">{"a":1}</script><script>start()</script></html>'
  expect(withoutScripts(page)).toBe('<html><style>p{}</style><p>Welcome</p><img src="/c.webp"></html>')
})
