import { PLACEHOLDERS } from '@innkeeper/domain/guestbook/placeholders.ts'
import { expect, test } from 'vitest'
import { readableModules } from '../readable-modules.ts'
import { namesStay } from './names-stay.ts'

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

test('the property’s name, braces and plain words are of nobody', () => {
  const said = doc(line('Welcome to {{propertyName}}'), line('{{ }} {{'), line('firstName'))
  expect(namesStay(page('text', { contentColumnOne: said }))).toBe(false)
  expect(namesStay([])).toBe(false)
})
