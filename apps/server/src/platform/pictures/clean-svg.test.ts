import { describe, expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.ts'
import { TooElaborateError } from './svg-weight.ts'

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">'
const clean = async (content: string, open = OPEN) =>
  (await cleanSvg(Buffer.from(`${open}${content}</svg>`)))?.bytes.toString() ?? null

describe('a drawing', () => {
  it('keeps what draws, with the names as they are written', async () => {
    const content =
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><path d="M0 0L1 1" fill="url(#a)" style="stroke:#000"></path><use href="#a"></use><text x="1">Sauna &amp; spa</text>'
    expect(await clean(content)).toBe(`${OPEN}${content}</svg>`)
  })

  it('keeps the style sheet of a drawing program', async () => {
    const sheet = '<style>.st0{fill:#1f3a34;clip-path:url(#b)}</style><path class="st0" d="M0 0"></path>'
    expect(await clean(sheet)).toBe(`${OPEN}${sheet}</svg>`)
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in disguise', '<script xmlns="http://www.w3.org/2000/svg" href="data:,alert(1)"/>'],
    ['a script in another case', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a script in a namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['a handler', '<rect onload="alert(1)" width="1"/>'],
    ['a link', '<a href="javascript:alert(1)"><rect width="1"/></a>'],
    ['a page inside', '<foreignObject><iframe src="https://evil.example"></iframe></foreignObject>'],
    ['a picture elsewhere', '<image href="https://evil.example/x.png"/>'],
    ['a picture inside', '<image href="data:image/png;base64,AAAA"/>'],
    ['a reference elsewhere', '<use xlink:href="https://evil.example/x.svg#a"/>'],
    ['an animation that changes an address', '<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['a set of one', '<set attributeName="onmouseover" to="alert(1)"/>'],
    ['a style that imports', '<style>@import "https://evil.example/x.css";</style>'],
    ['a style that fetches', '<rect style="fill:url(https://evil.example/x)"/>'],
    ['a style that hides what it is', '<style>rect{fill:\\75rl(https://evil.example)}</style>'],
    ['data taken apart', '<![CDATA[<script>alert(1)</script>]]>'],
    ['a handler behind an entity', '<rect style="x:ja&#118;ascript:alert(1)"/>'],
  ])('loses %s', async (_, hostile) => {
    const left = String(await clean(`${hostile}<rect width="2"/>`))
    expect(left).toContain('<rect width="2"></rect>')
    expect(left).not.toMatch(
      /<script|onload|onmouseover|evil|javascript|foreignObject|<image|<a |<set|<animate|@import/i,
    )
  })

  it('loses what stands around it: declarations, entities, other elements', async () => {
    const entities = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    const left = await cleanSvg(
      Buffer.from(`<?xml version="1.0"?>${entities}${OPEN}<title>&b;</title></svg><script>1</script>`),
    )
    expect(left?.bytes.toString()).toMatch(/^<svg [^>]*><title>&(amp;)?b;<\/title><\/svg>$/)
  })

  it.each([
    ['few shapes', '<path d="M0 0"/>'.repeat(399), true],
    ['many shapes', '<path d="M0 0"/>'.repeat(400), false],
    ['a long path', `<path d="${'M0 0'.repeat(30_000)}"/>`, false],
    ['a filter', '<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>', false],
    ['repetition', '<use href="#a"/>', false],
    ['dashes', '<path stroke-dasharray="0.001"/>', false],
    ['dashes in a sheet', '<style>path{stroke-dasharray:1}</style>', false],
  ])('with %s is known as light or heavy', async (_, content, isLight) => {
    expect((await cleanSvg(Buffer.from(`${OPEN}${content}</svg>`)))?.isLight).toBe(isLight)
  })

  it('with far too much in it, or too deep, is not read to its end', async () => {
    for (const content of ['<g/>'.repeat(20_001), '<g>'.repeat(100_000)])
      await expect(cleanSvg(Buffer.from(`${OPEN}${content}</svg>`))).rejects.toBeInstanceOf(TooElaborateError)
  })

  it('that is none leaves nothing', async () => {
    expect(await cleanSvg(Buffer.from('<html><script>alert(1)</script></html>'))).toBeNull()
  })
})
