import type { Endpoint } from '@innkeeper/api/endpoint.ts'
import * as z from 'zod/mini'

const errorSchema = z.object({ code: z.string(), message: z.string(), details: z.optional(z.unknown()) })

/** What a route validates by, and how the API's description tells of it. */
export function schemaOf(endpoint: Endpoint) {
  const { about = {} } = endpoint
  return {
    summary: endpoint.summary,
    tags: [endpoint.access],
    description: [
      about.description ? `${about.description}\n\n` : '',
      whoMayCall(endpoint),
      endpoint.module ? `Belongs to the module ${endpoint.module}.` : '',
    ]
      .join(' ')
      .trim(),
    ...(endpoint.access === 'system' ? { security: [{ propertyToken: [] }] } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(endpoint.isUpload ? { consumes: ['application/octet-stream'] } : {}),
    ...(endpoint.response === 'stream'
      ? {}
      : { response: { 200: z.object({ data: endpoint.response }), '4xx': errorSchema, '5xx': errorSchema } }),
    about,
  }
}

function whoMayCall(endpoint: Endpoint): string {
  switch (endpoint.access) {
    case 'staff': {
      const proof = endpoint.asksForProof
        ? ' Answered for ten minutes after the person proved who they are.'
        : ''
      const people = endpoint.isForPeople ? ' Not answered to API clients.' : ''
      return `Asks for the capability ${endpoint.capability}.${proof}${people}`
    }
    case 'system':
      return `Asks for a token of the property for ${endpoint.scope}; nobody else is answered.`
    case 'open':
      return 'Open to whoever is not signed in yet.'
    case 'guest':
      return 'Open to guests.'
  }
}
