import { describe, expect, it } from 'vitest'
import { pastedHtml } from './pasted-html.ts'

const LIST = `class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'`
const bullet = (sign: string) =>
  `<!--[if !supportLists]--><span lang=EN-GB style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->`
const item = (sign: string, words: string) => `<p ${LIST}>${bullet(sign)}${words}</p>`

describe('what is pasted', () => {
  it.each([
    ['<h1 class="x">Walks</h1>', '<h2 class="x">Walks</h2>'],
    ['<h2>Walks</h2><h3>Short ones</h3>', '<h2>Walks</h2><h3>Short ones</h3>'],
    ['<H4>Walks</H4><h5>a</h5><h6>b</h6>', '<h3>Walks</h3><h3>a</h3><h3>b</h3>'],
    ['<hr><header>a</header>', '<hr><header>a</header>'],
  ])('has headings of two sizes: %s', (html, shown) => {
    expect(pastedHtml(html)).toBe(shown)
  })

  it('from Word has its lists as lists, without the bullets', () => {
    const html = `<p class=MsoNormal>Bring:</p>\n${item('·', 'First item')}\n${item('·', '<b>Second</b> item')}\n<p class=MsoNormal>That is all.</p>`
    expect(pastedHtml(html)).toBe(
      '<p class=MsoNormal>Bring:</p>\n<ul><li><p>First item</p></li><li><p><b>Second</b> item</p></li></ul>\n<p class=MsoNormal>That is all.</p>',
    )
  })

  it.each([
    ['1.', 'ol'],
    ['12)', 'ol'],
    ['(a)', 'ol'],
    ['iv.', 'ol'],
    ['·', 'ul'],
    ['o', 'ul'],
    ['§', 'ul'],
    ['-', 'ul'],
  ])('from Word with %s in front of its lines is a list of the kind %s', (sign, list) => {
    expect(pastedHtml(item(sign, 'a') + item(sign, 'b'))).toBe(
      `<${list}><li><p>a</p></li><li><p>b</p></li></${list}>`,
    )
  })

  it('begins another list where bullets become numbers, or words stand between', () => {
    expect(pastedHtml(item('·', 'a') + item('1.', 'b'))).toBe(
      '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>',
    )
    expect(pastedHtml(`${item('·', 'a')}<p>and</p>${item('·', 'b')}`)).toBe(
      '<ul><li><p>a</p></li></ul><p>and</p><ul><li><p>b</p></li></ul>',
    )
  })

  it('keeps the spans that go on behind a bullet', () => {
    const words = `<span style='mso-list:Ignore'>·<span>&nbsp; </span></span>First item</span>`
    expect(pastedHtml(`<p ${LIST}><span style='font-weight:bold'>${words}</p>`)).toBe(
      `<ul><li><p><span style='font-weight:bold'>First item</span></p></li></ul>`,
    )
  })

  it('from a program that made letters of the bullets is a list too', () => {
    expect(pastedHtml('<p class="MsoListParagraph">·&nbsp;&nbsp;&nbsp; First item</p>')).toBe(
      '<ul><li><p>First item</p></li></ul>',
    )
  })

  it('has no runs of spaces, nor anything that Word hides in comments', () => {
    expect(pastedHtml('<!--[if gte mso 9]><xml>x</xml><![endif]--><p>a&nbsp;&nbsp; \u00a0b&nbsp;c</p>')).toBe(
      '<p>a b&nbsp;c</p>',
    )
  })

  it('stays as it is where it was copied here, and where it has neither', () => {
    const own = '<h1 data-pm-slice="1 1 []">a  b</h1>'
    expect(pastedHtml(own)).toBe(own)
    const plain = '<p>· a dash of salt</p><ul><li>a</li></ul><table><tr><td>a</td></tr></table>'
    expect(pastedHtml(plain)).toBe(plain)
  })
})
