import { CallError } from '@innkeeper/api/client.ts'
import type {
  FormStanding,
  MissingStay,
  Submission,
  SubmissionItem,
} from '@innkeeper/api/registration/submissions.ts'
import { STANDARD_FIELD_NAMES } from '@innkeeper/domain/registration/standard-fields.ts'
import { describe, expect, test } from 'vitest'
import { lenientSearch } from '../../../platform/lenient-search.ts'
import { draw, loadedFor } from '../../../testing/draw.tsx'
import { drawAddress } from '../../../testing/draw-address.tsx'
import { drawLinked } from '../../../testing/draw-linked.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { staySubmissionsQuery, submissionsQuery } from './api.ts'
import { GuestRegistration } from './guest/guest-registration.tsx'
import { ListActions } from './list/list-actions.tsx'
import { MissingPart } from './missing/missing-part.tsx'
import { PanelFoot } from './panel/panel-foot.tsx'
import { PersonValues } from './panel/person-values.tsx'
import { RemovedWords } from './panel/remove-dialog.tsx'
import { reasonsFor } from './panel/reveal-dialog.tsx'
import { RevealProvider } from './panel/reveal-state.ts'
import { SubmissionFacts } from './panel/submission-facts.tsx'
import { sampleItem, sampleMissing, sampleSubmission } from './sample-submission.ts'
import { submissionsAsked, submissionsSearchSchema } from './submissions-search.ts'
import { isRemoved } from './words.ts'

const modules = ['registrationForms'] as never
const nothing = () => undefined

async function listed(items: SubmissionItem[], query = '') {
  const queryClient = loadedFor(sampleSession({ property: { modules } }))
  const search = lenientSearch(submissionsSearchSchema)(
    Object.fromEntries(
      [...new URLSearchParams(query)].map(([name, value]) => [name, value === 'true' || value]),
    ),
  )
  const page = { items, total: items.length, unread: items.filter(({ isUnread }) => isUnread).length }
  queryClient.setQueryData(submissionsQuery(submissionsAsked(search)).queryKey, page)
  return drawAddress(`/admin/registration/submissions${query}`, queryClient)
}

describe('the list', () => {
  test('a row says who, where, when, how many, by whom, and how it stands', async () => {
    const markup = await listed([
      sampleItem(),
      sampleItem({
        id: 'x',
        name: 'Pekka Laine',
        author: 'Ola',
        isUnread: false,
        checkedAt: '2026-11-15T10:00:00Z',
      }),
      sampleItem({ id: 'y', name: '', isLocked: true }),
    ])
    const words = ['Sofie Holm', 'FH-20431', '410', '15/11/2026', '13/11/2026 20:41', 'by the guest', 'New']
    for (const said of [
      ...words,
      'with Ola at the desk',
      'Checked',
      'Erased guest',
      'Locked',
      '18/11/2028',
    ]) {
      expect(markup).toContain(said)
    }
  })

  test('an empty list says what it is for, a narrowed one how to widen it', async () => {
    expect(await listed([])).toContain('No registrations yet')
    expect(await listed([], '?unread=true')).toContain('Nothing matches')
  })
})

describe('an open registration', () => {
  const person = (submission: Submission, place = 0) =>
    draw(
      <RevealProvider value={{ revealed: null, hide: nothing, ask: submission.mayReveal ? nothing : null }}>
        <PersonValues submission={submission} place={place} />
      </RevealProvider>,
    )

  test('says before it is removed what the law keeps of it, and until when', () => {
    const words = (keptUntil: string) => draw(<RemovedWords submission={sampleSubmission({ keptUntil })} />)
    expect(words('9999-11-26')).toContain('The law asks for it until 26/11/9999. Until then it stays locked')
    expect(words('2001-11-26')).toContain('erased for good')
    expect(words('2001-11-26')).not.toContain('law')
  })

  test('is gone for whoever had it open once it was removed, and not while nobody is online', () => {
    expect(isRemoved(new CallError('registration/unknown', 404, ''))).toBe(true)
    expect(isRemoved(new CallError('offline', 0, ''))).toBe(false)
  })

  test('of a form that was deleted says so', () => {
    const facts = (formName: string) =>
      drawLinked(<SubmissionFacts submission={sampleSubmission({ formName })} />)
    expect(facts('')).toContain('A form that was deleted, version 3')
    expect(facts('Adults')).toContain('Adults, version 3')
  })

  test('can be removed, and not while a law keeps it locked', () => {
    const foot = (isLocked: boolean) =>
      draw(
        <PanelFoot
          submission={{ ...sampleSubmission(), isLocked }}
          neighbours={{ previous: undefined, next: undefined }}
          onOpen={nothing}
          onPrint={nothing}
          onRemove={nothing}
        />,
      )
    expect(foot(false)).toContain('Remove')
    expect(foot(true)).not.toContain('Remove')
    expect(foot(true)).not.toContain('Print')
  })

  test('shows what was written in the order of the form, numbers covered with a way to open each', () => {
    const markup = person(sampleSubmission())
    const order = [
      'First name',
      'Last name',
      'Date of birth',
      '02/05/1984',
      'Nationality',
      'Sweden',
      '••••482',
    ]
    const places = order.map((words) => markup.indexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(markup).toContain('aria-label="Show: Document number"')
    expect(markup).toContain('aria-label="Show: Signature"')
  })

  test('the signature is of whoever signed', () => {
    expect(person(sampleSubmission(), 1)).not.toContain('Signature')
    expect(person(sampleSubmission(), 1)).toContain('spouse')
  })

  test('whoever sees masks alone has no way to open them', () => {
    const markup = person(sampleSubmission({ mayReveal: false }))
    expect(markup).toContain('••••482')
    expect(markup).not.toContain('Show:')
  })

  test('one value is open at a time, in its own place', () => {
    const revealed = {
      person: 0,
      field: 'passportNumber',
      value: 'P8812482',
      src: null,
      until: Date.now() + 60_000,
    }
    const markup = draw(
      <RevealProvider value={{ revealed, hide: nothing, ask: nothing }}>
        <PersonValues submission={sampleSubmission()} place={0} />
        <PersonValues submission={sampleSubmission()} place={1} />
      </RevealProvider>,
    )
    expect(markup.match(/P8812482/g)).toHaveLength(1)
    expect(markup).toContain('••••917')
    expect(markup).not.toContain('••••482')
  })

  test('a field of the house has the house’s words, and a choice its own', () => {
    const own = {
      name: 'own-a',
      kind: 'single choice' as const,
      isEnabled: true,
      isRequired: false,
      appliesTo: 'all' as const,
      nationality: 'everyone' as const,
      labels: { 0: 'Pillow' },
      hints: {},
      choices: [{ id: 'soft', labels: { 0: 'Soft one' } }],
    }
    const { body } = sampleSubmission()
    const markup = person(
      sampleSubmission({
        body: { ...body, fields: [own] },
        people: [{ kind: 'main', values: { 'own-a': 'soft' } }],
      }),
    )
    expect(markup).toContain('Pillow')
    expect(markup).toContain('Soft one')
  })

  test.each(STANDARD_FIELD_NAMES)('the field %s has its words', (name) => {
    const { body } = sampleSubmission()
    const [first] = body.fields
    const fields = first ? [{ ...first, name }] : []
    const markup = person(
      sampleSubmission({ body: { ...body, fields }, people: [{ kind: 'main', values: { [name]: 'x' } }] }),
    )
    expect(markup).not.toContain('regSubs.')
  })

  test('says until when it is kept and by which law, and in which form it was asked', () => {
    const markup = drawLinked(<SubmissionFacts submission={sampleSubmission()} />)
    for (const words of [
      '18/11/2028',
      'Denmark: 24 months after departure',
      'Adults, version 3',
      'Swedish',
    ]) {
      expect(markup).toContain(words)
    }
  })

  test('of an erased guest the authorities alone are told', () => {
    expect(reasonsFor({ isLocked: true })).toEqual(['authority asks'])
    expect(reasonsFor({ isLocked: false })).toHaveLength(3)
  })
})

test('the report for the authorities is not for the provider’s staff', () => {
  const actions = (role: 'internal' | 'reception') =>
    drawLinked(
      <ListActions search={{}} report="police" />,
      loadedFor(sampleSession({ claims: { roles: [role] }, property: { modules } })),
    )
  expect(actions('reception')).toContain('Report for the police')
  expect(actions('internal')).not.toContain('Report for the police')
})

describe('who has not registered', () => {
  const leaves = { email: true, sms: false }
  const part = (items: MissingStay[], registered: number, form: FormStanding = 'on') =>
    drawLinked(
      <MissingPart
        arriving="today"
        result={{
          data: { items, registered, today: '2026-11-15', report: null, leaves, form },
          error: null,
          isPlaceholderData: false,
          refetch: nothing,
        }}
        onArriving={nothing}
      />,
    )

  test('says how far the house is, and how each can be reached', () => {
    const unreachable = sampleMissing({ bookingId: 'd', name: 'Mart Tamm', reachedBy: null })
    const reminded = sampleMissing({ bookingId: 'e', name: 'Femke', remindedAt: '2026-11-14T09:00:00Z' })
    const markup = part([sampleMissing(), unreachable, reminded], 4)
    expect(markup).toContain('of 7 arrivals registered')
    expect(markup).toContain('No e-mail address and no phone number')
    expect(markup).toContain('reminded 14/11/2026 10:00')
    const boxes = [...markup.matchAll(/<input[^>]*aria-label="Choose [^>]*>/g)].map(([box]) => box)
    expect(boxes.map((box) => box.includes('disabled'))).toEqual([false, true, false])
  })

  test('says who is in the house, what was not sent, and by what nothing leaves', () => {
    const inHouse = sampleMissing({ bookingId: 'd', isInHouse: true })
    const lost = sampleMissing({
      ...{ bookingId: 'e', reachedBy: 'sms' as const, adults: 2, registered: 1 },
      ...{ remindedAt: '2026-11-14T09:00:00Z', isReminderLost: true },
    })
    const markup = part([inHouse, lost], 0)
    expect(markup).toContain('In the house: fill it in at the desk')
    expect(markup).toContain('1 of 2 adults registered')
    expect(markup).toContain('stays in the outbox, the reminder of 14/11/2026 10:00 was not sent')
    const boxes = [...markup.matchAll(/<input[^>]*aria-label="Choose [^>]*>/g)].map(([box]) => box)
    expect(boxes.map((box) => box.includes('disabled'))).toEqual([true, false])
  })

  test('without a form leads to the forms, and nowhere else', () => {
    for (const [form, words] of [
      ['none', 'No form yet'],
      ['off', 'No form is on'],
    ] as const) {
      const markup = part([sampleMissing()], 0, form)
      expect(markup).toContain(words)
      expect(markup).toContain('/registration/forms')
      expect(markup).not.toContain('Fill in at the desk')
    }
  })

  test('nobody missing is another matter than nobody coming', () => {
    expect(part([], 3)).toContain('Everybody has registered')
    expect(part([], 0)).toContain('No arrivals')
  })

  test('the part stands in the address', async () => {
    const queryClient = loadedFor(sampleSession({ property: { modules } }))
    expect(await drawAddress('/admin/registration/submissions?part=missing', queryClient)).toContain(
      'Next 7 days',
    )
  })
})

describe('on the guest’s page', () => {
  const stay = {
    id: 'b',
    guest: { firstName: 'Sofie', lastName: 'Holm', email: 'sofie@guest.example', phone: null, custom: {} },
    ...{ isErased: false, adults: 2, cancelledAt: null, noShowAt: null },
    ...{ registeredAt: null, registeredPeople: 0 },
    state: 'precheckin' as const,
  }
  const box = (items: SubmissionItem[], change = {}, session = sampleSession({ property: { modules } })) => {
    const queryClient = loadedFor(session)
    const open = [{ id: 'l', name: 'Erik' }]
    queryClient.setQueryData(staySubmissionsQuery('b').queryKey, { items, open, form: 'on' })
    return drawLinked(<GuestRegistration stay={{ ...stay, ...change }} />, queryClient)
  }

  test('says who of the stay registered, whose link is open, and what can be done', () => {
    const markup = box([sampleItem()], { registeredPeople: 1 })
    for (const words of [
      '1 of 2 adults',
      'Sofie Holm',
      'Erik',
      'not used yet',
      'Fill in at the desk',
      'Remind',
    ]) {
      expect(markup).toContain(words)
    }
  })

  test('whoever has registered is not reminded, and of a stay that is over nothing is asked', () => {
    const sent = { registeredAt: '2026-11-13T19:41:00.000Z', registeredPeople: 2 }
    expect(box([sampleItem()], sent)).not.toContain('Remind')
    expect(box([sampleItem()], { ...sent, registeredPeople: 1 })).toContain('Remind')
    expect(box([], { state: 'checkout' })).not.toContain('Fill in at the desk')
  })

  test('is there only where guests register, for whoever may read it', () => {
    expect(box([], {}, sampleSession())).not.toContain('<section')
    const editor = sampleSession({ claims: { roles: ['editor'] }, property: { modules } })
    expect(box([], {}, editor)).not.toContain('<section')
  })

  test('the provider’s staff fill in nothing with guests', () => {
    const provider = sampleSession({ claims: { roles: ['internal'] }, property: { modules } })
    const markup = box([sampleItem()], {}, provider)
    expect(markup).toContain('Remind')
    expect(markup).not.toContain('Fill in at the desk')
  })
})
