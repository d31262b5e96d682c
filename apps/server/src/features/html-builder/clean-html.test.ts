import { describe, expect, it } from 'vitest'
import { cleanEmailHtml, cleanPageHtml } from './clean-html.ts'

const ORIGIN = 'https://inn.example'
const MEDIA = 'https://media.example'
const onPage = (html: string) => cleanPageHtml(html, { origin: ORIGIN, mediaOrigin: MEDIA })
const inEmail = (html: string) => cleanEmailHtml(html, ORIGIN)

describe('HTML that somebody wrote', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<style>body{display:none}</style>a', 'a'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa\tScript:alert(1)">a</a>', '<a>a</a>'],
    ['<img src="data:image/svg+xml,x" />', ''],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<form action="/x"><input name="a" /></form>', ''],
    ['<iframe src="https://x.example"></iframe>', ''],
    ['<object data="x"></object><embed src="x" />', ''],
    ['<p style="background:url(https://x.example)">a</p>', '<p>a</p>'],
    ['<p style="position:fixed;color:#123456">a</p>', '<p style="color:#123456">a</p>'],
    ['<p style="width:expression(alert(1))">a</p>', '<p>a</p>'],
    ['<svg><script>x</script></svg>', ''],
    ['<meta http-equiv="refresh" content="0" /><base href="/x" />', ''],
  ])('loses what could act or reach out: %s', (html, clean) => {
    expect(onPage(html)).toBe(clean)
    expect(inEmail(html)).toBe(clean)
  })

  it('keeps words, tables, pictures, links and looks', () => {
    const html =
      '<table width="100%"><tbody><tr><td style="padding:8px 4px;text-align:center"><strong>a</strong></td></tr></tbody></table>' +
      '<img alt="Lake" width="200" src="/media/x/y" /><a href="https://x.example/" target="_blank" rel="noopener noreferrer">b</a>'
    expect(onPage(html)).toBe(html)
  })

  it('for readers far away names the installation', () => {
    expect(inEmail('<img src="/media/x/y" /><a href="/pages/x/y">b</a>')).toBe(
      '<img src="https://inn.example/media/x/y" /><a href="https://inn.example/pages/x/y" target="_blank" rel="noopener noreferrer">b</a>',
    )
  })

  it('opens nothing elsewhere that could reach back', () => {
    expect(onPage('<a href="https://x.example/" target="_blank" rel="opener">b</a>')).toBe(
      '<a href="https://x.example/" target="_blank" rel="noopener noreferrer">b</a>',
    )
  })

  it.each([
    '<img src="https://elsewhere.example/spy.gif" />',
    '<img src="HTTPS://elsewhere.example/spy.gif" />',
    '<img src="https://inn.example.elsewhere.example/spy.gif" />',
    '<img src="//elsewhere.example/spy.gif" />',
    '<img src="http://elsewhere.example/spy.gif" />',
    '<img srcset="https://elsewhere.example/spy.gif 2x" />',
  ])('has no picture of another site on a page: %s', (html) => {
    expect(onPage(`<p>a</p>${html}`)).toBe('<p>a</p>')
  })

  it.each([
    ['<img srcset="https://elsewhere.example/2.gif 2x" src="/media/x/y" />', '<img src="/media/x/y" />'],
    ['<table background="https://elsewhere.example/spy.gif"></table>', '<table></table>'],
    ['<p style="background-image:url(https://elsewhere.example/spy.gif)">a</p>', '<p>a</p>'],
    ['<ul style="list-style:url(https://elsewhere.example/spy.gif)"><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ])('loads nothing from elsewhere in another way: %s', (html, clean) => {
    expect(onPage(html)).toBe(clean)
  })

  it('keeps the property’s own pictures on a page, however their address is written', () => {
    const own = `<img src="/media/x/y" /><img src="${MEDIA}/media/x/y" />`
    expect(onPage(own)).toBe(own)
    expect(onPage(`<img src="${ORIGIN}/media/x/y" />`)).toBe('<img src="/media/x/y" />')
  })

  it('keeps pictures of other sites in e-mails', () => {
    const html = '<img src="https://elsewhere.example/lake.jpg" />'
    expect(inEmail(html)).toBe(html)
  })
})
