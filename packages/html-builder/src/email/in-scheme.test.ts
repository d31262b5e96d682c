import { expect, it } from 'vitest'
import { inScheme } from './in-scheme.ts'

const MAIL = `<style>:root{color-scheme:light dark}
.a{color:red}
@media (prefers-color-scheme:dark){
.a{color:blue!important}
.b>div{color:green!important}
}
[data-ogsc] .a{color:blue}</style><p class="a">Hello</p>`

it('shows the rules of the dark as plain ones', () => {
  expect(inScheme(MAIL, 'dark')).toBe(`<style>:root{color-scheme:dark}
.a{color:red}

.a{color:blue!important}
.b>div{color:green!important}

[data-ogsc] .a{color:blue}</style><p class="a">Hello</p>`)
})

it('is light also on a device that is dark', () => {
  const light = inScheme(MAIL, 'light')
  expect(light).not.toMatch(/prefers-color-scheme|blue!important|light dark/)
  expect(light).toContain('[data-ogsc] .a{color:blue}</style><p class="a">Hello</p>')
})

it('leaves a mail without a dark look as it is', () => {
  expect(inScheme('<p>Hello</p>', 'dark')).toBe('<p>Hello</p>')
})
