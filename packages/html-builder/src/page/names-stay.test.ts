import { PLACEHOLDERS } from '@innkeeper/domain/guestbook/placeholders.ts'
import { expect, test } from 'vitest'
import { readableModules } from '../readable-modules.ts'
import { namesStay } from './names-stay.ts'
import type { PageSetting } from './page-setting.tsx'
import { drawModules, SAMPLE_SETTING } from './sample-page.tsx'

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...content: object[]) => ({ type: 'doc', content })
const page = (type: string, props: object) => readableModules([{ type, id: 'm', props }]).modules

test.each(PLACEHOLDERS.filter((name) => name !== 'propertyName'))('{{%s}} is of a stay', (name) => {
  const said = `Dear {{ ${name} }}`
  expect(namesStay(page('text', { contentColumnOne: doc(line(said)) }))).toBe(true)
})

test('it is found in a list, on a button and in own HTML', () => {
  const item = { type: 'listItem', content: [line('For {{firstName}}')] }
  expect(namesStay(page('text', { contentColumnOne: doc({ type: 'bulletList', content: [item] }) }))).toBe(
    true,
  )
  const button = { content: doc(line('Room {{roomNumber}}')), type: 'url', destination: 'https://x.example' }
  expect(namesStay(page('button', button))).toBe(true)
  expect(namesStay(page('raw-html', { html: '<p>Dear {{firstName}}</p>' }))).toBe(true)
})

test('a button to the registration asks the stay whether it is done, and is quiet once it is', () => {
  const props = { content: doc(line('Register now')), type: 'feature', destination: 'registration' }
  expect(namesStay(page('button', props))).toBe(true)
  expect(namesStay(page('button', { ...props, destination: 'store' }))).toBe(false)
  const draw = (done: PageSetting['done']) =>
    drawModules([{ type: 'button', id: 'm', props }], {
      features: ['registration'],
      words: { ...SAMPLE_SETTING.words, done: 'Registered' },
      ...(done && { done }),
    })
  expect(draw(undefined)).toContain('Register now')
  expect(draw(['registration'])).not.toContain('Register now')
  expect(draw(['registration'])).toMatch(/href="[^"]*to=registration".*Registered/)
})

test('the property’s name, braces and plain words are of nobody', () => {
  const said = doc(line('Welcome to {{propertyName}}'), line('{{ }} {{'), line('firstName'))
  expect(namesStay(page('text', { contentColumnOne: said }))).toBe(false)
  expect(namesStay([])).toBe(false)
})
