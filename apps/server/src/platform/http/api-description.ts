import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoint } from '@innkeeper/api/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './prepared-answer.ts'

const DOCS_PATH = '/api/docs'
const FORMATS: Readonly<Record<string, string>> = {
  [`${DOCS_PATH}/json`]: 'application/json; charset=utf-8',
  [`${DOCS_PATH}/yaml`]: 'application/x-yaml; charset=utf-8',
}

/** The page brings its scripts and styles along, and writes further styles into itself. */
const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Without the bar of the tool that draws it; on a phone what a part says stands below its name. */
const DOCS_STYLES = `.swagger-ui .topbar { display: none }
@media (max-width: 700px) {
  .swagger-ui .opblock-tag { flex-wrap: wrap }
  .swagger-ui .opblock-tag small { flex-basis: 100%; order: 1; padding: 8px 0 0 }
}
`

/** How another program of a property begins. */
const FOR_SYSTEMS = `Other programs of a property, with a token of the property: an owner or a manager makes it in the
staff app under Settings, Integrations, API. It opens these calls and nothing else, belongs to no person and ends when
it is revoked or on its last day. A token has 600 calls a minute; wait as \`Retry-After\` says after 429.

\`\`\`sh
# Create or update a booking
curl -X PUT https://stay.example.com/api/hotel/bookings/B-10234 \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{"arrival":"2026-12-04","departure":"2026-12-07","firstName":"Astrid","lastName":"Nilsen","unit":"204"}'

# The guest has arrived
curl -X POST https://stay.example.com/api/hotel/bookings/B-10234/checkIn -H "Authorization: Bearer $TOKEN"

# What changed since the last time
curl "https://stay.example.com/api/hotel/bookings?changedSince=$CURSOR" -H "Authorization: Bearer $TOKEN"
\`\`\`
`

/** The API described from the same data it is registered from, with a page to try it at /api/docs. */
export async function installApiDescription(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      // The page takes eight times as long to read a description of 3.1 with this many calls.
      openapi: '3.0.3',
      info: {
        title: 'Innkeeper',
        description: 'Success answers are { data }, errors { code, message, details? }.',
        version,
      },
      tags: [
        { name: 'system', description: FOR_SYSTEMS },
        { name: 'guest', description: 'No authorization' },
        { name: 'open', description: 'No authorization; about accounts' },
        { name: 'staff', description: 'Session cookie of the staff app, or a bearer token of an API client' },
      ],
      components: {
        securitySchemes: {
          propertyToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'A token of the property: Settings, Integrations, API in the staff app',
          },
        },
      },
    },
    transform: withExamples,
  })
  // Hundreds of kilobytes that never change: written and compressed once, not for each that asks.
  const described = new Map<string, Promise<PreparedAnswer>>()
  const describe = (url: string, type: string) => {
    const text = url.endsWith('yaml') ? app.swagger({ yaml: true }) : JSON.stringify(app.swagger())
    const answer = prepareAnswer(text, { 'content-type': type, 'cache-control': 'no-cache' })
    described.set(url, answer)
    answer.catch(() => described.delete(url))
    return answer
  }
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    // Links lead to one part or one call of it.
    uiConfig: { deepLinking: true },
    theme: { title: 'Innkeeper API', css: [{ filename: 'innkeeper.css', content: DOCS_STYLES }] },
    staticCSP: DOCS_POLICY,
    uiHooks: {
      preHandler: async (request, reply) => {
        const { url = '' } = request.routeOptions
        const type = FORMATS[url]
        if (type) return sendPrepared(request, reply, await (described.get(url) ?? describe(url, type)))
      },
    },
  })
}

type Described = Record<string, unknown> & { body?: object; response?: Record<number, object> }

/** How bodies look stands beside their schemas, where the page that tries calls reads it. */
function withExamples(document: Parameters<typeof jsonSchemaTransform>[0]) {
  const { schema, url } = jsonSchemaTransform(document)
  const { about = {}, ...described } = schema as Described & { about?: NonNullable<Endpoint['about']> }
  const { body, response } = described
  const { request, response: data } = about
  return {
    url,
    schema: {
      ...described,
      ...(body && request ? { body: { ...body, examples: [request] } } : {}),
      ...(response?.[200] && data
        ? { response: { ...response, 200: { ...response[200], examples: [{ data }] } } }
        : {}),
    },
  }
}
