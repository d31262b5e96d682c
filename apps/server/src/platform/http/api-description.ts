import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
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

/** The API described from the same data it is registered from, with a page to try it at /api/docs. */
export async function installApiDescription(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Innkeeper',
        description: 'Success answers are { data }, errors { code, message, details? }.',
        version,
      },
      tags: [
        { name: 'guest', description: 'No authorization' },
        { name: 'open', description: 'No authorization; about accounts' },
        { name: 'staff', description: 'Session cookie of the staff app, or a bearer token of an API client' },
      ],
    },
    transform: jsonSchemaTransform,
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
