import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import { listGuests } from '@innkeeper/api/guests/list.ts'
import {
  cancelMailing,
  dryRunMailing,
  getMailing,
  getMailingChoices,
  listMailings,
  previewMailing,
  resendMailing,
  sendMailing,
} from '@innkeeper/api/messaging/mailings.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import type { LiveUpdates } from '../../../platform/live.tsx'
import { useListChange } from '../../../platform/use-list-change.ts'

const keys = {
  choices: ['mailing-choices'] as const,
  plan: ['mailing-plan'] as const,
  preview: ['mailing-preview'] as const,
  list: ['mailings', 'list'] as const,
  one: (id: string) => ['mailings', 'one', id] as const,
}
/** Bookings change and quiet hours come while one writes. */
const BY_THE_CLOCK_MS = 60_000

export const choicesQuery = queryOptions({
  queryKey: keys.choices,
  queryFn: () => call(getMailingChoices, {}),
  staleTime: 30_000,
})

export type PlanAsked = BodyOf<typeof dryRunMailing>

/** Who would get it; the last answer stays until the next is there. */
export const planQuery = (body: PlanAsked | null) =>
  queryOptions({
    queryKey: [...keys.plan, body],
    queryFn: () => {
      if (!body) throw new Error('nobody is chosen yet')
      return call(dryRunMailing, { body })
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
    refetchInterval: BY_THE_CLOCK_MS,
    gcTime: 60_000,
  })

export type PreviewAsked = BodyOf<typeof previewMailing>

export const previewQuery = (body: PreviewAsked | null) =>
  queryOptions({
    queryKey: [...keys.preview, body],
    queryFn: () => {
      if (!body) throw new Error('nothing is written yet')
      return call(previewMailing, { body })
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })

/** Guests by name, room or number; those in house where nothing is typed. */
export const guestsQuery = (search: string) =>
  queryOptions({
    queryKey: ['mailing-guests', search],
    queryFn: () => call(listGuests, { query: search ? { search, view: 'all' } : { view: 'inHouse' } }),
    placeholderData: keepPreviousData,
  })

export const mailingsQuery = infiniteQueryOptions({
  queryKey: keys.list,
  queryFn: ({ pageParam }) => call(listMailings, { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

export const mailingQuery = (mailingId: string) =>
  queryOptions({
    queryKey: keys.one(mailingId),
    queryFn: () => call(getMailing, { params: { mailingId } }),
  })

type Sent = { body: BodyOf<typeof sendMailing>; key: string }

/** With the key of the form: pressed twice, or again after a reload, it is sent once. */
export function useSendMailing() {
  return useListChange(({ body, key }: Sent) => call(sendMailing, { body, idempotencyKey: key }), [keys.list])
}

const COMMANDS = { cancel: cancelMailing, resend: resendMailing } as const

export function useMailingCommand(mailingId: string) {
  return useListChange(
    (command: keyof typeof COMMANDS) => call(COMMANDS[command], { params: { mailingId }, body: {} }),
    [keys.list, keys.one(mailingId)],
  )
}

export const mailingsLiveUpdates: LiveUpdates = {
  'mailing.changed': ({ mailingId }) => [keys.list, keys.one(mailingId)],
  'booking.changed': () => [keys.plan],
  'template.published': () => [keys.choices],
  'template.changed': () => [keys.choices],
}
