import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ownFontsQuery } from '../../components/font-picker/api.ts'
import { loadedFor } from '../../testing/draw.tsx'
import { drawRoutes } from '../../testing/draw-routes.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import {
  brandQuery,
  defaultSignatureQuery,
  linkedToQuery,
  pagesQuery,
  sourcesQuery,
  templateQuery,
  templatesQuery,
} from './api.ts'
import { sampleTemplate, sampleText } from './draft/sample-template.ts'
import { TemplateEditorPage } from './editor/editor-page.tsx'
import { EmailsPage, SignaturesPage } from './list/templates-page.tsx'
import { countPlaces, distinctPlaces } from './places.ts'

// What carries rows and the search field ask the browser's document, which there is none of here.
vi.mock('../../components/drag/drag-list.tsx', () => ({
  DragList: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../../components/data-list/list-toolbar.tsx', () => ({ ListToolbar: () => null }))

const session = sampleSession({
  property: {
    languages: [
      { index: 0, code: 'en', title: 'English', isDefault: true },
      { index: 1, code: 'sv', title: 'Svenska', isDefault: false },
    ],
    modules: ['htmlBuilder'],
  },
})
const brand = {
  brandColour: '#1f3a34',
  accentColour: '#b9512b',
  paperColour: '#f6f2ea',
  cardColour: '#fffdf9',
  inkColour: '#1c2622',
  headingFont: 'Fraunces',
  textFont: 'Inter',
  logo: null,
}
const NOT_READY = { isReady: false, items: [] }

async function draw(address: string, templates: StaffTemplate[]): Promise<string> {
  const queryClient = loadedFor(session)
  queryClient.setQueryData(brandQuery('fjellheim').queryKey, brand)
  queryClient.setQueryData(ownFontsQuery.queryKey, { fonts: [] } as never)
  queryClient.setQueryData(pagesQuery.queryKey, [])
  queryClient.setQueryData(defaultSignatureQuery.queryKey, 'S'.repeat(22))
  queryClient.setQueryData(sourcesQuery(0).queryKey, {
    upselling: NOT_READY,
    roomUpgrades: NOT_READY,
    guestFeedback: NOT_READY,
    features: [],
  })
  for (const type of ['page', 'email', 'signature'] as const) {
    queryClient.setQueryData(
      templatesQuery(type).queryKey,
      templates.filter((one) => one.type === type),
    )
  }
  for (const template of templates) {
    queryClient.setQueryData(templateQuery(template.id).queryKey, template)
    queryClient.setQueryData(linkedToQuery(template.id).queryKey, {
      linkedTo: template.linkedTo,
      places: template.linkedTo.boxes.map((id) => ({ place: 'card' as const, id, name: 'Walks' })),
    })
  }
  const root = createRootRoute()
  const staff = createRoute({ getParentRoute: () => root, id: 'staff' })
  const routes = [
    createRoute({ getParentRoute: () => staff, path: '/templates/pages' }),
    createRoute({ getParentRoute: () => staff, path: '/templates/emails', component: EmailsPage }),
    createRoute({ getParentRoute: () => staff, path: '/templates/signature', component: SignaturesPage }),
    createRoute({
      getParentRoute: () => staff,
      path: '/templates/$location/$templateId',
      component: TemplateEditorPage,
    }),
  ]
  return drawRoutes(root.addChildren([staff.addChildren(routes)]), address, queryClient)
}

const edit = (template: StaffTemplate) => draw(`/templates/emails/${template.id}`, [template])

test('the list says of each template how far it is published and where it is used', async () => {
  const markup = await draw('/templates/emails', [
    sampleTemplate(),
    sampleTemplate({
      id: 'B'.repeat(22),
      name: 'Thank you',
      publishedAt: '2026-11-15T10:00:00Z',
      isChanged: true,
      linkedTo: { automation: [], boxes: ['c', 'd'], scheduled: [], tabBar: [], templates: [] },
    }),
  ])
  for (const words of ['Before you arrive', 'Draft', 'Thank you', 'Changed', 'Used in 2 places']) {
    expect(markup).toContain(words)
  }
  expect(markup).toMatch(/href="[^"]*\/templates\/emails\/A{22}"/)
})

test('a property without e-mails is told what they are for', async () => {
  const markup = await draw('/templates/emails', [])
  expect(markup).toContain('No e-mails yet')
  expect(markup).toContain('New e-mail')
})

test('the signature that e-mails end with is marked', async () => {
  const markup = await draw('/templates/signature', [
    sampleTemplate({ id: 'S'.repeat(22), type: 'signature', name: 'Front desk' }),
  ])
  expect(markup).toContain('Used in e-mails')
})

test('the editor draws the modules in their order, each with a name', async () => {
  const markup = await edit(sampleTemplate())
  expect(markup).toMatch(
    /aria-label="Text, 1 of 2".*Your room is ready.*aria-label="Text, 2 of 2".*See you soon/s,
  )
  expect(markup).toContain('value="Three days to go"')
  expect(markup).toContain('Send me a test')
})

test('a tab says how much its language lacks, and what there is to look at can be mended', async () => {
  const markup = await edit(
    sampleTemplate({
      localizedData: {
        0: [sampleText('a', 'Your room is ready')],
        1: [sampleText('a', 'Ditt rum är klart')],
      },
    }),
  )
  expect(markup).toContain('1 text is missing')
  expect(markup).toContain('Svenska has no subject yet')
  expect(markup).toContain('aria-label="Copy: Svenska has no subject yet"')
})

test('the canvas says what guests do not get yet, and what they read in the inbox', async () => {
  const button = {
    type: 'button',
    id: 'b',
    props: { content: sampleText('x', 'Book').props.contentColumnOne, type: 'url', destination: '' },
  }
  const survey = { type: 'guest-feedback', id: 'g', props: {} }
  const markup = await edit(
    sampleTemplate({ subject: { 0: 'Hello {{firstName}}' }, localizedData: { 0: [button, survey] } }),
  )
  expect(markup).toContain('Guests do not see this button until it leads somewhere.')
  expect(markup).toContain('There is no survey yet.')
  expect(markup).toContain('Guests see: Hello Astrid')
})

test('placeholders are filled with the words of a sample guest', async () => {
  const markup = await edit(
    sampleTemplate({ localizedData: { 0: [sampleText('a', 'Welcome, {{firstName}}')] } }),
  )
  expect(markup).toContain('Welcome, Astrid')
  expect(markup).toContain('As a sample guest')
})

test('days are written in the language of the text', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-17T09:00:00Z') })
  const texts = [sampleText('a', 'Välkommen {{arrival}}, hej då {{departure}}')]
  const markup = await edit(sampleTemplate({ localizedData: { 1: texts } }))
  vi.useRealTimers()
  expect(markup).toContain('Välkommen tisdag 17 november, hej då fredag 20 november')
})

test('a module without content says what is missing', async () => {
  const upselling = { type: 'upselling', id: 'u', props: {} }
  const markup = await edit(sampleTemplate({ localizedData: { 0: [upselling] } }))
  expect(markup).toContain('There are no deals to show yet.')
})

test('an empty template says how to begin', async () => {
  const markup = await edit(sampleTemplate({ localizedData: {} }))
  expect(markup).toContain('Nothing here yet')
})

const EMPTY_TEXT = { type: 'text', id: 'a', props: { contentColumnOne: { type: 'doc', content: [] } } }
const button = (props: object) => ({
  type: 'button',
  id: 'b',
  props: { content: sampleText('x', 'Register').props.contentColumnOne, ...props },
})

test('an empty module is to be written or chosen, not deleted', async () => {
  const image = { type: 'image', id: 'i', props: {} }
  const markup = await edit(sampleTemplate({ localizedData: { 0: [EMPTY_TEXT, image] } }))
  expect(markup).toContain('aria-label="Write: Text is empty"')
  expect(markup).toContain('aria-label="Choose: Image is empty"')
})

test('texts that a language lacks are named one by one', async () => {
  const markup = await edit(
    sampleTemplate({
      subject: { 0: 'Soon', 1: 'Snart' },
      localizedData: { 0: [sampleText('a', 'Your room is ready')], 1: [EMPTY_TEXT] },
    }),
  )
  expect(markup).toContain('Text has no text in Svenska yet')
})

test('a button to what guests do not have yet says so', async () => {
  const to = (destination: string) =>
    edit(sampleTemplate({ localizedData: { 0: [button({ type: 'feature', destination })] } }))
  const closed = await to('registration')
  expect(closed).toContain('Your guests do not have this page yet')
  expect(closed).toContain('Button leads to a page your guests do not have yet')
})

test('the signature that stands in an e-mail is named, and whether it is published', async () => {
  const signed = sampleTemplate({ localizedData: { 0: [{ type: 'signature', id: 's', props: {} }] } })
  const signature = sampleTemplate({ id: 'S'.repeat(22), type: 'signature', name: 'Front desk' })
  const address = `/templates/emails/${signed.id}`
  expect(await draw(address, [signed, signature])).toContain(
    'The signature “Front desk” stands here once it is published.',
  )
  const published = { ...signature, publishedAt: '2026-11-15T10:00:00Z' }
  expect(await draw(address, [signed, published])).toContain('The signature “Front desk” stands here.')
})

test('a published page can be opened, a draft cannot', async () => {
  const page = sampleTemplate({ type: 'page', publishedAt: '2026-11-15T10:00:00Z' })
  const markup = await draw(`/templates/pages/${page.id}`, [page])
  expect(markup).toMatch(/<a[^>]*href="\/pages\/fjellheim\/A{22}"/)
  const draft = { ...page, publishedAt: null }
  expect(await draw(`/templates/pages/${page.id}`, [draft])).not.toContain('Open page')
})

test('every way to look at it has a name, and what waits to be published is said', async () => {
  const markup = await edit(sampleTemplate())
  for (const name of ['Desktop', 'Phone', 'Dark', 'As a mail program shows it', 'Send me a test']) {
    expect(markup).toContain(`aria-label="${name}"`)
  }
  expect(markup).toContain('Saved, not published')
})

test('a place that uses a template is named once, and counted as often as it is named', () => {
  const tab = (place: 'tab-bar' | 'tab-bar-draft', id: string) => ({ place, id, name: '' })
  const template = { place: 'template' as const, id: 't', name: 'Walks' }
  const card = { place: 'card' as const, id: 'c', name: 'Lake' }
  const published = { ...card, place: 'published-card' as const }
  const onlyPublished = { ...published, id: 'd' }
  const tabs = [tab('tab-bar', 'a'), tab('tab-bar', 'b'), tab('tab-bar-draft', 'a')]
  const places = distinctPlaces([card, published, onlyPublished, template, template, ...tabs])
  expect(places).toEqual([card, onlyPublished, template, tab('tab-bar', 'a')])
  const linkedTo = { automation: [], boxes: ['c', 'd'], scheduled: [], tabBar: ['a', 'b'], templates: ['t'] }
  expect(countPlaces(linkedTo)).toBe(places.length)
})

test('the editor has one title, whatever the template begins with', async () => {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Lake' }] }] }
  const header = { type: 'header', id: 'h', props: { content } }
  const markup = await edit(sampleTemplate({ localizedData: { 0: [header] } }))
  expect(markup).toContain('Lake')
  expect(markup.match(/<h1/g)).toHaveLength(1)
})

test('a name says how long it is once there is little room left', async () => {
  expect(await edit(sampleTemplate({ name: 'W'.repeat(118) }))).toContain('118 of 120 characters')
  expect(await edit(sampleTemplate({ name: 'Walks' }))).not.toContain('of 120 characters')
})
