import { expect, it } from 'vitest'
import { htmlToText } from './html-to-text.ts'

it('the words of a mail are those that can be seen', () => {
  const html = `<!DOCTYPE html><html><head><title>Hi</title><STYLE type="a">p > b {}</STYLE ><meta name="x">
    <body><!-- <p>unseen</p> --><p>Hello &amp;\n welcome<br/>to&nbsp;&lt;us&gt; &unknown;</p>
    <ul><li>one<li>two</ul><script>if (a < b) {}</script><custom-tag>3 < 4</custom-tag>`
  expect(htmlToText(html)).toBe('Hello & welcome\nto <us> &unknown;\n\n- one\n- two\n3 < 4')
})

it('what is left open ends with the mail', () => {
  for (const open of ['<!-- a', '<style>a', '<script a', '<a href="b', '<title>a</titles>'])
    expect(htmlToText(`Hello ${open}`)).toBe('Hello')
})

/** Each took minutes or hours where a rule looked at the rest of the mail again from every place. */
it.each([
  '<',
  '<a',
  '<!--',
  '<!-- --',
  '<style>',
  '<style></style',
  '<style></style ',
  '</style>',
  '<br',
  '<li ',
  '<p\n',
  '&nbsp;',
  '&nbsp;<b>',
  '&',
  '&#',
  ' ',
  '\n ',
  '\n\n>',
  '<p>',
  '<!',
])('a megabyte of %j is read in one go', (piece) => {
  htmlToText(piece.repeat(1_000_000 / piece.length))
})
