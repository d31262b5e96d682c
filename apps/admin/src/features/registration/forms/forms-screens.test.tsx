import type { StaffForm } from '@innkeeper/api/registration/forms.ts'
import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { targetGroupsQuery } from '../../../components/editing/visibility/api.ts'
import { loadedFor } from '../../../testing/draw.tsx'
import { drawAddress } from '../../../testing/draw-address.tsx'
import { drawLinked } from '../../../testing/draw-linked.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { formsQuery } from './api.ts'
import { FormList } from './form-list.tsx'
import { NoForms } from './no-forms.tsx'
import { PresetChoices } from './preset-choices.tsx'
import { ownField, sampleForm } from './sample-form.ts'

// What carries rows asks the browser's document, which there is none of here.
vi.mock('../../../components/drag/drag-list.tsx', () => ({
  DragList: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../../../components/drag/use-drag-row.ts', () => ({
  useDragRow: () => ({ rowProps: {}, handleRef: null, isCarried: false }),
}))

const WEDDINGS = 'w'.repeat(22)
const languages = [
  { code: 'en', index: 0, title: 'English', isDefault: true },
  { code: 'no', index: 4, title: 'Norsk', isDefault: false },
]

function loaded(...forms: StaffForm[]) {
  const session = sampleSession({ property: { languages, modules: ['registrationForms'] } })
  const queryClient = loadedFor(session)
  queryClient.setQueryData(formsQuery.queryKey, { forms, country: 'DK', termsUrl: null })
  queryClient.setQueryData(targetGroupsQuery.queryKey, {
    groups: [{ id: WEDDINGS, name: 'Weddings' }],
    categories: [],
  } as never)
  return queryClient
}
const editor = (form: StaffForm) => drawAddress(`/admin/registration/forms/${form.id}`, loaded(form))

test('the list says whose law a form follows, whom it is for and how many were sent', () => {
  const forms = [
    sampleForm(),
    sampleForm({ id: 'g'.repeat(22), name: 'Weddings', targetGroupIds: [WEDDINGS], sent: 0 }),
  ]
  const markup = drawLinked(<FormList forms={forms} />, loaded(...forms))
  for (const words of ['Denmark, Danish law', 'Everybody whom no other form is for', '>41<', 'Move Weddings'])
    expect(markup).toContain(words)
  expect(markup).not.toContain('Nobody is asked this form')
})

test('a form that an earlier one takes everybody from is warned about', () => {
  const forms = [sampleForm(), sampleForm({ id: 'g'.repeat(22) })]
  const markup = drawLinked(<FormList forms={forms} />, loaded(...forms))
  expect(markup.split('one above it is for everybody already')).toHaveLength(2)
})

test('without a form the law is told and the own country’s form offered; elsewhere a plain one', () => {
  const nothing = (country: string | null) =>
    drawLinked(<NoForms country={country} onChoose={() => {}} />, loaded())
  expect(nothing('NL')).toContain('Use the Dutch form')
  expect(nothing('NL')).toContain('write down no number')
  expect(nothing('FR')).toContain('Use a plain form')
  expect(nothing(null)).toContain('Choose another country')
})

test('the property’s own country stands first among six', () => {
  const markup = drawLinked(<PresetChoices country="FI" />, loaded())
  const names = ['Finland', 'Denmark', 'Sweden', 'Norway', 'Estonia', 'Netherlands']
  const places = names.map((name) => markup.indexOf(`<strong>${name}`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('the editor says version, law and what a guest is asked', async () => {
  const markup = await editor(sampleForm())
  for (const words of [
    'Version 3, since 12/11/2026; 41 guests sent it',
    'As Danish law asks',
    'Danish law asks everyone from 16 for it.',
    'Danish law: 24 months.',
    '7 of 16 asked',
    'Not asked of this guest: Type of document, Document number, Arrival, Departure, Signature.',
  ])
    expect(markup).toContain(words)
})

test('what differs from the law is told with its way back, and a picture is warned about', async () => {
  const body = formBodyOf('DK')
  const fields = body.fields.map((field) => {
    if (field.name === 'birthDate') return { ...field, isEnabled: false }
    return field.name === 'idPicture' ? { ...field, isEnabled: true } : field
  })
  const markup = await editor(
    sampleForm({ body: { ...body, keptMonths: 36, fields: [...fields, ownField('own-diet')] } }),
  )
  for (const words of [
    '2 things differ from Danish law',
    'Longer than the law asks',
    'Off, though the law asks for it.',
    'Date of birth: follow the law',
    'has fined hotels for copies',
    'Your own field',
  ])
    expect(markup).toContain(words)
})

test('what the law forbids cannot be turned on', async () => {
  const markup = await editor(sampleForm({ body: formBodyOf('NL') }))
  const row = markup.slice(markup.indexOf('Ask for Document number') - 200)
  expect(row.slice(0, 500)).toContain('disabled')
  expect(markup).toContain('Dutch law does not let you write it down.')
})

test('a form that is gone says so', async () => {
  expect(await drawAddress(`/admin/registration/forms/${'x'.repeat(22)}`, loaded())).toContain(
    'There is no such form',
  )
})
