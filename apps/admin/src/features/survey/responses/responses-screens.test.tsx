import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { describe, expect, test } from 'vitest'
import { lenientSearch } from '../../../platform/lenient-search.ts'
import { loadedFor } from '../../../testing/draw.tsx'
import { drawAddress } from '../../../testing/draw-address.tsx'
import { drawLinked } from '../../../testing/draw-linked.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { responseOwnersQuery, responsesQuery, surveysQuery, toHandleQuery } from '../api.ts'
import { HandleConflict } from './panel/handle/handle-conflict.tsx'
import { ResponseParts } from './panel/response-parts.tsx'
import { responsesAsked, surveyResponsesSearchSchema } from './responses-search.ts'
import {
  SAMPLE_SEGMENTS,
  SAMPLE_SURVEY_ID,
  sampleItem,
  sampleResponse,
  sampleSurveyItem,
} from './sample-response.ts'
import { TodayResponses, todayResponsesQuery } from './today-responses.tsx'

const modules = ['guestFeedback', 'messagingEmail'] as never
const as = (role: Role) => loadedFor(sampleSession({ claims: { roles: [role] }, property: { modules } }))
const pagesOf = (items: ReturnType<typeof sampleItem>[], hasMore = false) => ({
  pages: [{ items, hasMore, tags: [{ tag: 'breakfast', responses: 2 }], toHandle: 3, ...SAMPLE_SEGMENTS }],
  pageParams: [''],
})

async function listed(role: Role, items: ReturnType<typeof sampleItem>[], query = '', hasMore = false) {
  const queryClient = as(role)
  const search = lenientSearch(surveyResponsesSearchSchema)(Object.fromEntries(new URLSearchParams(query)))
  const readsResults = role !== 'reception'
  queryClient.setQueryData(surveysQuery.queryKey, { items: [sampleSurveyItem()] })
  queryClient.setQueryData(
    responsesQuery(responsesAsked(SAMPLE_SURVEY_ID, search, readsResults)).queryKey,
    pagesOf(items, hasMore),
  )
  const path = `/admin/surveys/${SAMPLE_SURVEY_ID}/responses`
  return drawAddress(query ? `${path}?${query}` : path, queryClient)
}

describe('the list', () => {
  test('a row says the score, the words, who, when, and how it stands', async () => {
    const handled = { at: '2026-11-14T10:00:00Z', by: 'Anna' }
    const markup = await listed(
      'owner',
      [sampleItem(), sampleItem({ id: 'x', score: null, words: '', guest: null, tags: [], handled })],
      'view=responses',
    )
    for (const said of [
      ...[
        '3 of 10',
        'The coffee was cold.',
        'Sofie Holm',
        'room 410',
        '13/11/2026 20:41',
        'Asks for contact',
      ],
      ...['breakfast', 'No score', 'No comment', 'No name given', 'Handled by Anna'],
    ]) {
      expect(markup).toContain(said)
    }
  })

  test('the reception sees those that ask for contact, and nothing of results', async () => {
    const markup = await listed('reception', [sampleItem()])
    expect(markup).toContain('The coffee was cold.')
    expect(markup).toContain('value="Asking for contact"')
    for (const hidden of ['Results or single answers', 'Download CSV', 'Edit survey', 'All answers']) {
      expect(markup).not.toContain(hidden)
    }
  })

  test('whoever does not manage guests has no column for their names', async () => {
    const markup = await listed('analyst', [sampleItem({ guest: null })], 'view=responses')
    expect(markup).toContain('The coffee was cold.')
    expect(markup).not.toContain('No name given')
    expect(markup).not.toContain('>Guest<')
  })

  test('says how many are to be handled', async () => {
    expect(await listed('owner', [sampleItem()], 'view=responses&show=to+handle')).toContain(
      'value="To handle (3)"',
    )
  })

  test('more of it comes on a press', async () => {
    expect(await listed('owner', [sampleItem()], 'view=responses', true)).toContain('Show more')
    expect(await listed('owner', [sampleItem()], 'view=responses')).not.toContain('Show more')
  })

  test('an empty list says what it is for, a narrowed one how to widen it', async () => {
    expect(await listed('owner', [], 'view=responses')).toContain('No answers yet')
    expect(await listed('owner', [], 'view=responses&tag=noise')).toContain('Nothing matches')
    expect(await listed('owner', [], 'view=responses&show=to+handle')).toContain('Everything is handled')
    expect(await listed('reception', [])).toContain('Nobody asks for contact')
  })
})

describe('an open response', () => {
  const open = (change: Partial<SurveyResponse> = {}, role: Role = 'owner') => {
    const queryClient = as(role)
    queryClient.setQueryData(responseOwnersQuery.queryKey, [{ id: 'anna', name: 'Anna' }])
    queryClient.setQueryData(
      responsesQuery({ survey: SAMPLE_SURVEY_ID, limit: 1 }).queryKey,
      pagesOf([sampleItem()]),
    )
    return drawLinked(<ResponseParts response={sampleResponse(change)} />, queryClient)
  }

  test('shows what was asked, as it was asked, with the answers in words', () => {
    const markup = open()
    const order = [
      'Recommend?',
      '3 of 10',
      'What made it a 3?',
      'The coffee was cold.',
      'Your room',
      '4 of 5',
      'holiday',
    ]
    const places = order.map((words) => markup.indexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test('what was not asked after these answers is not there; what was left empty says so', () => {
    expect(open()).not.toContain('What was it?')
    expect(open({ answers: { recommend: 3, room: 1 } })).toContain('What was it?')
    expect(open({ answers: { recommend: 3 } })).toContain('No answer')
  })

  test('says who it was and leads to the guest’s page', () => {
    const markup = open()
    for (const said of ['Sofie Holm', '410', '10/11/2026 to 12/11/2026', 'sofie@guest.example']) {
      expect(markup).toContain(said)
    }
    expect(markup).toContain(`/guests/${'B'.repeat(22)}`)
    expect(markup).toContain('Would like to be contacted.')
  })

  test('whoever may not know the guest reads that there is one', () => {
    const markup = open({ guest: null, contact: null }, 'analyst')
    expect(markup).toContain('The guest left a name.')
    expect(markup).not.toContain('Sofie')
    expect(open({ guest: null, contact: null, hasContact: false })).toContain('did not say who they are')
  })

  test('is answered in the thread of the stay, which is begun where there is none', () => {
    expect(open({ threadId: 'T'.repeat(22) })).toContain(`thread=${'T'.repeat(22)}`)
    expect(open()).toContain('Open the conversation')
  })

  test('without a stay shows the address to copy, and without any says why not', () => {
    const byEmail = open({ replyBy: 'email', guest: null })
    expect(byEmail).toContain('value="sofie@guest.example"')
    expect(byEmail).toContain('Copy')
    expect(open({ replyBy: null })).toContain('no address that reaches them')
    expect(open({ replyBy: null, hasContact: false, contact: null })).toContain(
      'they did not say who they are.',
    )
    expect(open({ replyBy: null }, 'analyst')).toContain('Colleagues who write to guests can answer.')
  })

  test('is handled with a note by somebody of the team, and opened again', () => {
    expect(open()).toContain('Mark as handled')
    const handled = { at: '2026-11-15T13:02:00Z', by: 'Anna' }
    const markup = open({ handled, note: 'I called her.' })
    expect(markup).toContain('Handled by Anna, 15/11/2026 14:02.')
    expect(markup).toContain('I called her.')
    expect(markup).toContain('Open it again')
  })

  test('whoever reads along sees the note and changes nothing', () => {
    const markup = open({ note: 'I called her.', owner: { id: 'anna', name: 'Anna' } }, 'analyst')
    expect(markup).toContain('I called her.')
    expect(markup).toContain('With Anna')
    expect(markup).not.toContain('Mark as handled')
    expect(markup).not.toContain('<textarea')
  })

  test('a colleague who left the team still has what they took over', () => {
    expect(open({ owner: { id: 'gone', name: 'Ola' } })).toContain('value="Ola"')
  })

  test('tags are set by whoever reads results, and read by the others', () => {
    expect(open()).toContain('To find answers on the same matter again')
    expect(open({}, 'reception')).toContain('breakfast')
    expect(open({}, 'reception')).not.toContain('To find answers on the same matter again')
    expect(open({ tags: [] }, 'reception')).not.toContain('Tags')
  })

  test('the second of two colleagues reads who was first, and keeps what they wrote', () => {
    const told = (by: string, at: string | null, own: string) =>
      drawLinked(<HandleConflict conflict={{ by, at, own }} onAdd={() => undefined} />)
    const markup = told('Anna', '2026-11-15T13:02:00Z', 'Voucher sent')
    for (const said of [
      'Anna was faster and handled it 15/11/2026 14:02',
      'Voucher sent',
      'Add mine to the note',
    ]) {
      expect(markup).toContain(said)
    }
    expect(told('', null, '')).toContain('A colleague changed it meanwhile')
    expect(told('', null, '')).not.toContain('Add mine')
  })
})

describe('on Today', () => {
  const today = (items: ReturnType<typeof sampleItem>[], waiting: number) => {
    const queryClient = as('reception')
    queryClient.setQueryData(todayResponsesQuery.queryKey, pagesOf(items))
    queryClient.setQueryData(toHandleQuery.queryKey, waiting)
    return drawLinked(<TodayResponses />, queryClient)
  }

  test('those that wait lead to themselves, and the rest to the surveys', () => {
    const markup = today([sampleItem()], 4)
    expect(markup).toContain('4 wait')
    expect(markup).toContain(`/surveys/${SAMPLE_SURVEY_ID}/responses`)
    expect(markup).toContain(`response=${'R'.repeat(22)}`)
    expect(markup).toContain('See all in the surveys')
    expect(today([sampleItem()], 1)).not.toContain('See all in the surveys')
  })

  test('nothing stands there where nobody waits', () => {
    expect(today([], 0)).not.toContain('<section')
  })
})
